import assert from "node:assert/strict"
import { appendFileSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "@playwright/test"
import { draftKey } from "../../src/browser/forms/draft"
import { sentPath } from "../../src/browser/forms/names"
import { axeProblems } from "../site/axe-problems"
import { withFields } from "../with-fields"
import { COUNTER, type Manner, RECEIVER } from "./lead-server"
import { fill, held, type LeadSite, nothing, openLeadSite, said, send, written } from "./lead-site"

/** Lets both forms of a copy deliver, and visits be counted. */
export const switchOn = (root: string): void => {
  const set = (file: string, fields: Record<string, unknown>) => {
    const path = join(root, "content", file)
    writeFileSync(path, withFields(readFileSync(path, "utf8"), fields))
  }
  set("site.yaml", {
    forms: {
      contact: { provider: "endpoint", endpoint: `https://${RECEIVER}/contact` },
      newsletter: { provider: "formspree", endpoint: `https://${RECEIVER}/newsletter` },
    },
    analytics: { src: `https://${COUNTER}/script.js`, attributes: [{ name: "data-domain", value: "quillbay.test" }] },
  })
  const policy = join(root, "content/legal/privacy.mdx")
  appendFileSync(
    policy,
    "\nVisits are counted by stats.quillbay.test, without cookies; the name of a campaign is kept as `campaign` until the tab is closed.\n",
  )
}

/**
 * Proves of a build whose forms deliver that no lead is lost and none arrives twice.
 * @param rootOf the copy, once it is built
 */
export const describeLeads = (rootOf: () => string): void =>
  test.describe("a form that delivers", () => {
    let at: LeadSite
    test.beforeAll(async () => {
      at = await openLeadSite(rootOf())
    })
    test.afterAll(() => at?.close())
    test.beforeEach(() => at.server.reset())

    const outcomes: Record<Manner, string> = {
      right: "sent",
      slow: "sent",
      "500": "unconfirmed",
      "429": "busy",
      "wrong body": "unconfirmed",
      "half a body": "unconfirmed",
      "not at all": "unconfirmed",
    }
    for (const [manner, saying] of Object.entries(outcomes))
      test(`with script, answered: ${manner}`, () =>
        at.visit("/contact", true, async page => {
          at.server.state.manner = manner as Manner
          if (manner === "not at all") await page.clock.install()
          await fill(page)
          await send(page).evaluate(button => {
            for (let press = 0; press < 5; press++) (button as HTMLButtonElement).click()
          })
          if (manner === "not at all") {
            await page.locator("[data-says=sending]").waitFor()
            // What has not arrived would be given up before it was sent.
            while (at.server.state.requests === 0) await page.waitForTimeout(20)
            await page.clock.runFor(21_000)
          }
          await said(page, saying)
          assert.equal(at.server.state.requests, 1, "one request for five presses")
          if (saying !== "sent") {
            assert.deepEqual(await held(page), written)
            await page.reload()
            // A script brings it back, once it is there.
            await expect.poll(() => held(page)).toEqual(written)
            at.server.state.manner = "right"
            await send(page).click()
            await said(page, "sent")
          }
          assert.deepEqual(await held(page), nothing)
          assert.equal(await page.evaluate(key => localStorage.getItem(key), draftKey("contact")), null)
          at.arrived()
        }))

    test("what was written is there after a way back, and what happens is accessible", () =>
      at.visit("/contact", true, async page => {
        at.server.state.manner = "429"
        await fill(page)
        await send(page).click()
        await said(page, "busy")
        assert.deepEqual(await axeProblems(page), [])
        await page.goto(`${at.site}/services`)
        await page.goBack()
        assert.deepEqual(await held(page), written)
        await page.locator("[data-does=clear]").click()
        assert.deepEqual(await held(page), nothing)
      }))

    test("without script it posts, and leads to a page that says so", () =>
      at.visit("/contact", false, async page => {
        await fill(page)
        await send(page).click()
        await page.waitForURL(`${at.site}${sentPath.contact}`)
        assert.equal(await page.locator("[data-arrived] h1").count(), 1)
        assert.match(
          await page.locator("meta[name=robots]").evaluate(meta => (meta as HTMLMetaElement).content),
          /noindex/,
        )
        at.arrived()
      }))

    test("without script, a mistake of the receiver loses nothing on the way back", () =>
      at.visit("/contact", false, async page => {
        at.server.state.manner = "429"
        await fill(page)
        // Chromium notes what is in fields once a second; nobody writes a message in less.
        await page.waitForTimeout(1_500)
        await send(page).click()
        await page.waitForURL(`https://${RECEIVER}/**`)
        await page.goBack()
        assert.deepEqual(await held(page), written)
        at.server.state.manner = "right"
        await send(page).click()
        await page.waitForURL(`${at.site}${sentPath.contact}`)
        at.arrived()
      }))

    for (const name of ["blog", "resources"])
      test(`the newsletter of /${name} is the same form`, () =>
        at.visit(`/${name}`, true, async page => {
          const form = page.locator("form[data-delivers=newsletter]")
          at.server.state.manner = "500"
          await form.locator("[name=email]").fill(written.email)
          await form.locator("[type=submit]").first().click()
          await said(page, "unconfirmed")
          assert.equal(await form.locator("[name=email]").inputValue(), written.email)
          at.server.state.manner = "right"
          await form.locator("[type=submit]").last().click()
          await said(page, "sent")
          assert.deepEqual(
            [...at.server.leads.values()].map(({ email }) => email),
            [written.email],
          )
        }))
  })
