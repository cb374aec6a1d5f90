import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, type Page, test as base } from "@playwright/test"
import { draftKey, confirmationPaths } from "#browser/forms/field-names"
import { axeViolations } from "../site/axe-violations"
import { scriptModeName, scriptModes } from "../site/site"
import { type Manner, RECEIVER, startLeadServer } from "./lead-server"

/** A test in whose page no content policy forbids anything. */
const test = base.extend({
  page: async ({ page }, use) => {
    const refused: string[] = []
    page.on("console", message => message.text().includes("Content Security Policy") && refused.push(message.text()))
    await use(page)
    expect(refused).toEqual([])
  },
})

/** What a visitor writes, and what stands in the fields at first. */
const written = { name: "Ada <b>Byron</b>", email: "ada@example.org", message: "Engines & looms,\n{1+1} “now”" }
const nothing = { name: "", email: "", message: "" }

const fill = async (page: Page) => {
  for (const [name, value] of Object.entries(written)) await page.locator(`#form [name=${name}]`).fill(value)
}
const expectHeld = async (page: Page, values: typeof written) => {
  for (const [name, value] of Object.entries(values))
    await expect(page.locator(`#form [name=${name}]`)).toHaveValue(value)
}
const send = (page: Page) => page.locator("#form [type=submit]").first()
/** Something is said, and has the focus. */
const said = (page: Page, saying: string) => expect(page.locator(`[data-status=${saying}]`)).toBeFocused()

/** Kinds of links that lead to the form. */
const LINKS = {
  plan: /<article.*?href="(\/contact\?from=pricing\/[a-z0-9-]+)"/s,
  package: /href="(\/contact\?from=services\/[a-z0-9-]+\/[a-z0-9-]+)"/,
  service: /href="(\/contact\?from=services\/[a-z0-9-]+)"/,
  case: /href="(\/contact\?from=case-studies\/[a-z0-9-]+)"/,
  post: /href="(\/contact\?from=blog\/[a-z0-9-]+)"/,
  menu: /<header.*?href="(\/contact)"/s,
}

/**
 * Proves of a build whose forms deliver that no lead is lost, that none arrives twice, and that each is complete
 * whichever way its visitor took.
 * @param rootOf the copy, once it is built
 * @param url address of its site
 */
export const describeLeads = (rootOf: () => string, url: string): void =>
  test.describe("a form that delivers", () => {
    let server: Awaited<ReturnType<typeof startLeadServer>>
    test.beforeAll(async () => {
      server = await startLeadServer(rootOf())
    })
    test.afterAll(() => server?.close())
    test.beforeEach(() => server.reset())

    /** The message has arrived, once and whole; what came with it. */
    const arrived = () => {
      const whole = { ...written, message: written.message.replace("\n", "\r\n") }
      const [lead = {}, ...others] = server.leads.values()
      expect([lead, ...others]).toEqual([expect.objectContaining(whole)])
      return lead
    }

    const outcomes: Record<Manner, string> = {
      right: "sent",
      "500": "unconfirmed",
      "429": "busy",
      "half a body": "unconfirmed",
      "not at all": "unconfirmed",
    }
    for (const [manner, saying] of Object.entries(outcomes))
      test(`with script, answered: ${manner}`, async ({ page }) => {
        server.state.manner = manner as Manner
        await page.goto("/contact")
        if (manner === "not at all") await page.clock.install()
        await fill(page)
        await send(page).evaluate(button => {
          for (let press = 0; press < 5; press++) (button as HTMLButtonElement).click()
        })
        if (manner === "not at all") {
          // What has not arrived would be given up before it was sent.
          await expect.poll(() => server.state.requests).toBe(1)
          await page.clock.runFor(21_000)
        }
        await said(page, saying)
        expect(server.state.requests, "one request for five presses").toBe(1)
        if (saying !== "sent") {
          await expectHeld(page, written)
          await page.reload()
          await expectHeld(page, written)
          server.state.manner = "right"
          await send(page).click()
          await said(page, "sent")
        }
        await expectHeld(page, nothing)
        expect(await page.evaluate(key => localStorage.getItem(key), draftKey("contact"))).toBeNull()
        arrived()
      })

    test("what was written is there after a way back, and what happens is accessible", async ({ page }) => {
      server.state.manner = "429"
      await page.goto("/contact")
      await fill(page)
      await send(page).click()
      await said(page, "busy")
      expect(await axeViolations(page)).toEqual([])
      await page.goto("/services")
      await page.goBack()
      await expectHeld(page, written)
      await page.locator("[data-action=clear]").click()
      await expectHeld(page, nothing)
    })

    for (const path of ["/blog", "/resources"])
      test(`the newsletter of ${path} is the same form`, async ({ page }) => {
        await page.goto(path)
        const form = page.locator("form[data-form=newsletter]")
        const email = form.locator("[name=email]")
        server.state.manner = "500"
        await email.fill(written.email)
        await form.locator("[type=submit]").first().click()
        await said(page, "unconfirmed")
        await expect(email).toHaveValue(written.email)
        server.state.manner = "right"
        await form.locator("[type=submit]").last().click()
        await said(page, "sent")
        expect([...server.leads.values()]).toEqual([expect.objectContaining({ email: written.email })])
      })

    for (const [way, kind] of Object.entries(LINKS))
      test(`a lead by way of a ${way} arrives with where it came from`, async ({ page }) => {
        const folder = join(rootOf(), "public")
        const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).sort()
        const file = files.find(
          name => name.endsWith("index.html") && kind.test(readFileSync(join(folder, name), "utf8")),
        )!
        const [, href = ""] = kind.exec(readFileSync(join(folder, file), "utf8"))!
        await page.goto(`/${file.replace(/\/?index\.html$/, "")}`)
        await page.locator(`a[href="${href}"]`).filter({ visible: true }).first().click()
        await expect(page).toHaveURL(href)
        const isTold = href.includes("?from=")
        if (isTold) await expect(page.locator("main [data-behavior=lead]")).toBeVisible()
        await fill(page)
        await send(page).click()
        await said(page, "sent")
        expect(Boolean(arrived()["came-from"])).toBe(isTold)
      })

    test("an estimate arrives as lines, with the address that shows it, and once more in a mail", async ({ page }) => {
      await page.goto("/pricing?load=")
      const estimator = page.locator("[data-island=estimator]")
      await expect(estimator).toHaveAttribute("data-state", "live")
      await estimator.locator("[type=checkbox]").first().check()
      await estimator.locator("[type=range]").press("End")
      await estimator.locator("a[data-submit]").click()
      const summary = page.locator("[data-behavior=estimate]")
      await expect(summary).toBeVisible()
      const lines = await summary.locator("li").allInnerTexts()
      server.state.manner = "500"
      await fill(page)
      await send(page).click()
      await said(page, "unconfirmed")
      const mail = page.locator("[data-action=mail]")
      await mail.evaluate(link => link.addEventListener("click", event => event.preventDefault()))
      await mail.click()
      expect(new URL((await mail.getAttribute("href")) ?? "").searchParams.get("body")).toContain(lines[0])
      server.state.manner = "right"
      await page.locator("[data-fallback] [type=submit]").click()
      await said(page, "sent")
      const lead = arrived()
      const told = lead.load!.split(/\r?\n/)
      expect(told.slice(0, -1)).toEqual(lines)
      expect(lead.budget && lead["came-from"]).toBeTruthy()
      await page.goto(told.at(-1)!)
      await expect(estimator).toHaveAttribute("data-state", "live")
      await expect(estimator.locator("[type=checkbox]:checked")).toHaveCount(1)
    })

    test("a page has the tag of the service that counts, and a lead the campaign of the visit", async ({ page }) => {
      await page.goto("/services?utm_source=letter&utm_id=7&gclid=secret")
      await page.waitForFunction(() => sessionStorage.length > 0)
      expect(server.state.counted).toBe(1)
      await page.goto("/contact?from=pricing")
      await fill(page)
      await send(page).click()
      await said(page, "sent")
      expect(arrived().campaign).toBe("utm_source=letter")
    })

    for (const way of scriptModes)
      test.describe(scriptModeName(way), () => {
        test.use(way)
        for (const host of ["www", "preview-7"])
          test(`a lead sent from ${host} arrives once, and is said to`, async ({ page }) => {
            const { hostname } = new URL(url)
            await page.goto(`https://${host}.${hostname}/contact`)
            await fill(page)
            await send(page).click()
            if (way.javaScriptEnabled) await said(page, "sent")
            else await expect(page).toHaveURL(url + confirmationPaths.contact)
            arrived()
          })
      })

    test.describe("without script", () => {
      test.use({ javaScriptEnabled: false })

      test("it posts, however often, and leads to a page that says so", async ({ page }) => {
        await page.goto("/contact")
        await fill(page)
        // Chromium notes what is in fields once a second; nobody writes a message in less.
        await page.waitForTimeout(1_500)
        for (let time = 0; time < 2; time++) {
          await send(page).click()
          await expect(page).toHaveURL(confirmationPaths.contact)
          await expect(page.locator("[data-confirmed] h1")).toHaveCount(1)
          await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/)
          await page.goBack()
        }
        expect(server.state.requests).toBe(2)
        arrived()
      })

      test("a mistake of the receiver loses nothing on the way back", async ({ page }) => {
        server.state.manner = "429"
        await page.goto("/contact")
        await fill(page)
        await page.waitForTimeout(1_500)
        await send(page).click()
        await page.waitForURL(`https://${RECEIVER}/**`)
        await page.goBack()
        await expectHeld(page, written)
        server.state.manner = "right"
        await send(page).click()
        await expect(page).toHaveURL(confirmationPaths.contact)
        arrived()
      })
    })
  })
