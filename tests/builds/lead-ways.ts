import assert from "node:assert/strict"
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { test } from "@playwright/test"
import { sentPath } from "../../src/browser/forms/names"
import { fill, type LeadSite, openLeadSite, said, send } from "./lead-site"

/**
 * Proves that a lead arrives once and complete whichever way its visitor took, and that it is counted.
 * @param rootOf the copy, once it is built
 */
export const describeLeadWays = (rootOf: () => string): void =>
  test.describe("a lead", () => {
    let at: LeadSite
    test.beforeAll(async () => {
      at = await openLeadSite(rootOf())
    })
    test.afterAll(() => at?.close())
    test.beforeEach(() => at.server.reset())

    /** A built page with a link of a kind, and that link. */
    const pageWith = (kind: RegExp) => {
      const folder = join(rootOf(), "public")
      const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(file =>
        file.endsWith("index.html"),
      )
      for (const file of files.sort()) {
        const [, href] = kind.exec(readFileSync(join(folder, file), "utf8")) ?? []
        if (href) return { path: `/${file.slice(0, -"index.html".length)}`.replace(/(.)\/$/, "$1"), href }
      }
      throw new Error(`No page has a link like ${kind}.`)
    }
    const links = {
      plan: /<article.*?href="(\/contact\?from=pricing\/[a-z0-9-]+)"/s,
      package: /href="(\/contact\?from=services\/[a-z0-9-]+\/[a-z0-9-]+)"/,
      service: /href="(\/contact\?from=services\/[a-z0-9-]+)"/,
      case: /href="(\/contact\?from=case-studies\/[a-z0-9-]+)"/,
      post: /href="(\/contact\?from=blog\/[a-z0-9-]+)"/,
      menu: /<header.*?href="(\/contact)"/s,
    }
    for (const [way, kind] of Object.entries(links))
      test(`a lead by way of a ${way} arrives once, with where it came from`, () => {
        const { path, href } = pageWith(kind)
        return at.visit(path, true, async page => {
          await page.locator(`a[href="${href}"]`).filter({ visible: true }).first().click()
          await page.waitForURL(`${at.site}${href}`)
          const origin = new URL(href, at.site).searchParams.get("from")
          if (origin) await page.locator("main [data-behaviour=lead]").waitFor()
          await fill(page)
          await send(page).click()
          await said(page, "sent")
          at.arrived()
          const [lead] = at.server.leads.values()
          assert.equal(Boolean(lead!["came-from"]), Boolean(origin), way)
        })
      })

    test("an estimate arrives as lines, with the address that shows it, and once more in a mail", () =>
      at.visit("/pricing?load=", true, async page => {
        const estimator = page.locator("[data-island=estimator]")
        const live = () => page.waitForSelector("[data-island=estimator][data-state=live]")
        await live()
        await estimator.locator("[type=checkbox]").first().check()
        await estimator.locator("[type=range]").press("End")
        await estimator.locator("a[data-go]").click()
        await page.locator("[data-at-touch=estimate]").waitFor()
        const lines = await page.locator("[data-at-touch=estimate] li").allInnerTexts()
        at.server.state.manner = "500"
        await fill(page)
        await send(page).click()
        await said(page, "unconfirmed")
        const mail = page.locator("[data-does=mail]")
        await mail.evaluate(link => link.addEventListener("click", event => event.preventDefault()))
        await mail.click()
        assert.ok(new URL((await mail.getAttribute("href")) ?? "").searchParams.get("body")?.includes(lines[0]!))
        at.server.state.manner = "right"
        await page.locator("[data-ways] [type=submit]").click()
        await said(page, "sent")
        at.arrived()
        const [lead] = at.server.leads.values()
        const told = lead!.load!.split(/\r?\n/)
        assert.deepEqual(told.slice(0, -1), lines)
        assert.ok(lead!.budget && lead!["came-from"])
        await page.goto(told.at(-1)!)
        await live()
        assert.equal(await estimator.locator("[type=checkbox]:checked").count(), 1)
      }))

    for (const host of ["www", "preview-7"])
      for (const javaScriptEnabled of [false, true])
        test(`a lead sent from ${host}, ${javaScriptEnabled ? "with" : "without"} script, arrives once, and is said to`, () => {
          const { hostname } = new URL(at.site)
          return at.visit(`https://${host}.${hostname}/contact`, javaScriptEnabled, async page => {
            await fill(page)
            await send(page).click()
            if (javaScriptEnabled) await said(page, "sent")
            else await page.waitForURL(`${at.site}${sentPath.contact}`)
            at.arrived()
          })
        })

    test("sent twice without script, it arrives once, and is said to each time", () =>
      at.visit("/contact", false, async page => {
        await fill(page)
        await page.waitForTimeout(1_500)
        for (let time = 0; time < 2; time++) {
          await send(page).click()
          await page.waitForURL(`${at.site}${sentPath.contact}`)
          await page.goBack()
        }
        assert.equal(at.server.state.requests, 2)
        at.arrived()
      }))

    test("a page has the tag of the service that counts, and a lead the campaign that the visit began with", () =>
      at.visit("/services?utm_source=letter&utm_id=7&gclid=secret", true, async page => {
        await page.waitForFunction(() => sessionStorage.length > 0)
        assert.equal(at.server.counted.length, 1)
        await page.goto(`${at.site}/contact?from=pricing`)
        await fill(page)
        await send(page).click()
        await said(page, "sent")
        const [lead] = at.server.leads.values()
        assert.equal(lead!.campaign, "utm_source=letter")
      }))
  })
