import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test as base } from "@playwright/test"
import { confirmationPaths, draftKey } from "#browser/forms/field-names"
import { axeViolations } from "../site/axe-violations"
import { scriptModeName, scriptModes } from "../site/fixtures"
import { emptyInput, expectStatus, expectValues, fillForm, input, submitButton } from "./lead-form"
import { FORM_HOST, type ResponseType, startLeadServer } from "./lead-server"
import { describeRepeatedBlocks } from "./repeated-blocks"

/** Playwright's test, which fails on violations of the content policy. */
const test = base.extend({
  page: async ({ page }, use) => {
    const violations: string[] = []
    page.on("console", message => message.text().includes("Content Security Policy") && violations.push(message.text()))
    await use(page)
    expect(violations).toEqual([])
  },
})

/** Milliseconds after which Chromium has saved field values for back navigation: it does so once a second. */
const SAVE_MS = 1_500

/** First link to the contact form in a page, by the kind of link. */
const linkPatterns = {
  plan: /<article.*?href="(\/contact\?from=pricing\/[a-z0-9-]+)"/s,
  package: /href="(\/contact\?from=services\/[a-z0-9-]+\/[a-z0-9-]+)"/,
  service: /href="(\/contact\?from=services\/[a-z0-9-]+)"/,
  "case study": /href="(\/contact\?from=case-studies\/[a-z0-9-]+)"/,
  post: /href="(\/contact\?from=blog\/[a-z0-9-]+)"/,
  menu: /<header.*?href="(\/contact)"/s,
}

/**
 * Registers tests of form delivery: no lead is lost, duplicated or incomplete, with and without JavaScript.
 * @param rootOf - returns the root of the copy, once it is built
 * @param url - URL of its site
 */
export const describeLeads = (rootOf: () => string, url: string): void =>
  test.describe("form delivery", () => {
    let server: Awaited<ReturnType<typeof startLeadServer>>
    test.beforeAll(async () => {
      server = await startLeadServer(rootOf())
    })
    test.afterAll(() => server?.close())
    test.beforeEach(() => server.reset())

    /** Expects exactly one complete lead and returns it. */
    const expectLead = () => {
      const expected = { ...input, message: input.message.replace("\n", "\r\n") }
      const [lead = {}, ...others] = server.leads.values()
      expect([lead, ...others]).toEqual([expect.objectContaining(expected)])
      return lead
    }

    const statusByResponse: Record<ResponseType, string> = {
      confirmed: "sent",
      "500": "unconfirmed",
      "429": "busy",
      "truncated body": "unconfirmed",
      "no response": "unconfirmed",
    }
    for (const [responseType, status] of Object.entries(statusByResponse))
      test(`delivers one lead despite repeated clicks, with the first response: ${responseType}`, async ({ page }) => {
        server.state.responseType = responseType as ResponseType
        await page.goto("/contact")
        if (responseType === "no response") await page.clock.install()
        await fillForm(page)
        await submitButton(page).evaluate(button => {
          for (let count = 0; count < 5; count++) (button as HTMLButtonElement).click()
        })
        if (responseType === "no response") {
          // Without this wait the form's timeout of 20 s would abort the request before it is sent.
          await expect.poll(() => server.state.requestCount).toBe(1)
          await page.clock.runFor(21_000)
        }
        await expectStatus(page, status)
        expect(server.state.requestCount, "one request for five clicks").toBe(1)
        if (status !== "sent") {
          await expectValues(page, input)
          await page.reload()
          await expectValues(page, input)
          server.state.responseType = "confirmed"
          await submitButton(page).click()
          await expectStatus(page, "sent")
        }
        await expectValues(page, emptyInput)
        expect(await page.evaluate(key => localStorage.getItem(key), draftKey("contact"))).toBeNull()
        expectLead()
      })

    test("restores the input on back navigation and clears it on request", async ({ page }) => {
      server.state.responseType = "429"
      await page.goto("/contact")
      await fillForm(page)
      await submitButton(page).click()
      await expectStatus(page, "busy")
      expect(await axeViolations(page)).toEqual([])
      await page.goto("/services")
      await page.goBack()
      await expectValues(page, input)
      await page.locator("[data-action=clear]").click()
      await expectValues(page, emptyInput)
    })

    describeRepeatedBlocks(() => [...server.leads.values()])

    for (const path of ["/blog", "/resources"])
      test(`delivers the newsletter form of ${path} on retry`, async ({ page }) => {
        await page.goto(path)
        const form = page.locator("form[data-form=newsletter]")
        const email = form.locator("[name=email]")
        server.state.responseType = "500"
        await email.fill(input.email)
        await form.locator("[type=submit]").first().click()
        await expectStatus(page, "unconfirmed")
        await expect(email).toHaveValue(input.email)
        server.state.responseType = "confirmed"
        await form.locator("[type=submit]").last().click()
        await expectStatus(page, "sent")
        expect([...server.leads.values()]).toEqual([expect.objectContaining({ email: input.email })])
      })

    for (const [kind, pattern] of Object.entries(linkPatterns))
      test(`sends the lead source if the link names one: ${kind}`, async ({ page }) => {
        const folder = join(rootOf(), "public")
        const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).sort()
        const file = files.find(
          name => name.endsWith("index.html") && pattern.test(readFileSync(join(folder, name), "utf8")),
        )!
        const [, href = ""] = pattern.exec(readFileSync(join(folder, file), "utf8"))!
        await page.goto(`/${file.replace(/\/?index\.html$/, "")}`)
        await page.locator(`a[href="${href}"]`).filter({ visible: true }).first().click()
        await expect(page).toHaveURL(href)
        const hasSource = href.includes("?from=")
        if (hasSource) await expect(page.locator("main [data-behavior=lead]")).toBeVisible()
        await fillForm(page)
        await submitButton(page).click()
        await expectStatus(page, "sent")
        expect(Boolean(expectLead()["came-from"])).toBe(hasSource)
      })

    test("sends the lines and the URL of an estimate by form and by mail", async ({ page }) => {
      await page.goto("/pricing?load=")
      const estimator = page.locator("[data-island=estimator]")
      await expect(estimator).toHaveAttribute("data-state", "ready")
      await estimator.locator("[type=checkbox]").first().check()
      await estimator.locator("[type=range]").press("End")
      await estimator.locator("a[data-submit]").click()
      const summary = page.locator("[data-behavior=estimate]")
      await expect(summary).toBeVisible()
      const lines = await summary.locator("li").allInnerTexts()
      server.state.responseType = "500"
      await fillForm(page)
      await submitButton(page).click()
      await expectStatus(page, "unconfirmed")
      const mail = page.locator("[data-action=mail]")
      await mail.evaluate(link => link.addEventListener("click", event => event.preventDefault()))
      await mail.click()
      expect(new URL((await mail.getAttribute("href")) ?? "").searchParams.get("body")).toContain(lines[0])
      server.state.responseType = "confirmed"
      await page.locator("[data-fallback] [type=submit]").click()
      await expectStatus(page, "sent")
      const lead = expectLead()
      const sentLines = lead.load!.split(/\r?\n/)
      expect(sentLines.slice(0, -1)).toEqual(lines)
      expect(lead.budget && lead["came-from"]).toBeTruthy()
      await page.goto(sentLines.at(-1)!)
      await expect(estimator).toHaveAttribute("data-state", "ready")
      await expect(estimator.locator("[type=checkbox]:checked")).toHaveCount(1)
    })

    test("loads the analytics script and sends the campaign of the visit", async ({ page }) => {
      await page.goto("/services?utm_source=letter&utm_id=7&gclid=secret")
      await page.waitForFunction(() => sessionStorage.length > 0)
      expect(server.state.analyticsRequestCount).toBe(1)
      await page.goto("/contact?from=pricing")
      await fillForm(page)
      await submitButton(page).click()
      await expectStatus(page, "sent")
      expect(expectLead().campaign).toBe("utm_source=letter")
    })

    for (const mode of scriptModes)
      test.describe(scriptModeName(mode), () => {
        test.use(mode)
        for (const subdomain of ["www", "preview-7"])
          test(`delivers a lead once from the subdomain ${subdomain}`, async ({ page }) => {
            const { hostname } = new URL(url)
            await page.goto(`https://${subdomain}.${hostname}/contact`)
            await fillForm(page)
            await submitButton(page).click()
            if (mode.javaScriptEnabled) await expectStatus(page, "sent")
            else await expect(page).toHaveURL(url + confirmationPaths.contact)
            expectLead()
          })
      })

    test.describe("without JavaScript", () => {
      test.use({ javaScriptEnabled: false })

      test("delivers one lead for two native submissions, each with a confirmation page", async ({ page }) => {
        await page.goto("/contact")
        await fillForm(page)
        await page.waitForTimeout(SAVE_MS)
        for (let count = 0; count < 2; count++) {
          await submitButton(page).click()
          await expect(page).toHaveURL(confirmationPaths.contact)
          await expect(page.locator("[data-confirmed] h1")).toHaveCount(1)
          await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/)
          await page.goBack()
        }
        expect(server.state.requestCount).toBe(2)
        expectLead()
      })

      test("keeps the input on back navigation after a server error", async ({ page }) => {
        server.state.responseType = "429"
        await page.goto("/contact")
        await fillForm(page)
        await page.waitForTimeout(SAVE_MS)
        await submitButton(page).click()
        await page.waitForURL(`https://${FORM_HOST}/**`)
        await page.goBack()
        await expectValues(page, input)
        server.state.responseType = "confirmed"
        await submitButton(page).click()
        await expect(page).toHaveURL(confirmationPaths.contact)
        expectLead()
      })
    })
  })
