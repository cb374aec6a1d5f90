import { expect, type Page, type Route } from "@playwright/test"
import {
  anyPage,
  hasPage,
  horizontalOverflow,
  interact,
  phoneViewport,
  test,
  waitForScripts,
  withMotion,
} from "./fixtures"

const SCRIPTS = "**/scripts/*"
const FONTS = "**/fonts/*"
const STYLES = "**/styles/*.css"
/** Pages with lazy scripts and the fields that trigger them. */
const fieldByPath = { "/contact": "#form [name=name]", "/resources": "#resource-filter [type=search]" }

const toggle = (page: Page) => page.locator("[data-theme-toggle]:visible").first()
const html = (page: Page) => page.locator("html")

/** Expects the color mode and the first `<details>`, if any, to work. */
const expectInteractive = async (page: Page) => {
  await expect(page.locator("script[src*='/scripts/main-']")).toBeAttached()
  await waitForScripts(page)
  const before = await html(page).getAttribute("data-theme")
  await toggle(page).click()
  await expect(html(page)).not.toHaveAttribute("data-theme", before ?? "none")
  const question = page.locator("main details:not(nav *):visible").first()
  if ((await question.count()) === 0) return
  await question.locator("summary").click()
  await expect(question).toHaveAttribute("open")
}
/** Removes the browser's own messages about failed files. */
const ignoreLoadErrors = (problems: string[]) => {
  const remaining = problems.filter(problem => !/^\d{3}:|Failed to load|net::|MIME type|Failed to decode/.test(problem))
  problems.splice(0, problems.length, ...remaining)
}
/** Leaves a request unanswered. */
const leavePending = () => undefined
/** Opens a page without waiting for `load`, which a pending script delays. */
const openEarly = async (page: Page, path: string) => {
  await page.goto(path, { waitUntil: "commit" })
  await expect(page.locator("footer:not(main *)")).toBeAttached()
}

test.describe("resilience", () => {
  const faults: [string, keyof typeof fieldByPath, Parameters<Route["fulfill"]>[0]][] = [
    ["a sign-in page for a script", "/contact", { contentType: "text/html", body: "Sign in" }],
    ["a script that throws", "/resources", { contentType: "text/javascript", body: "throw 1" }],
  ]
  for (const [fault, path, answer] of faults)
    test(`keeps typed text and limits retries on ${path}: ${fault}`, async ({ page, open, problems }) => {
      test.skip(!hasPage(path))
      await open(path)
      await page.route(SCRIPTS, route => route.fulfill(answer))
      let requests = 0
      page.on("request", () => requests++)
      const field = page.locator(fieldByPath[path])
      await field.click()
      await field.pressSequentially("e")
      for (let step = 0; step < 20; step++) await page.mouse.move(100 + step, 300)
      await expectInteractive(page)
      await expect(field).toHaveValue("e")
      expect(requests, "within 20 movements").toBeLessThanOrEqual(8)
      ignoreLoadErrors(problems)
      // The thrown value is expected.
      if (fault.includes("throws")) problems.length = 0
    })

  test("retries scripts after an offline period", async ({ page, open, problems }) => {
    test.skip(!hasPage("/resources"))
    await open("/resources")
    await page.context().setOffline(true)
    const field = page.locator(fieldByPath["/resources"])
    await field.pressSequentially("zzzz")
    await expectInteractive(page)
    await expect(page.locator("#resources li")).not.toHaveCount(0)
    await page.context().setOffline(false)
    // An interaction retries a second after the failure. Then the filter runs, and nothing matches.
    await expect(async () => {
      await field.press("End")
      await expect(page.locator("#resources li")).toHaveCount(0, { timeout: 200 })
    }).toPass()
    await expect(field).toHaveValue("zzzz")
    ignoreLoadErrors(problems)
  })

  test("ignores a malformed URL hash", async ({ page, open }) => {
    test.skip(!hasPage("/faq"))
    await open("/faq#100%")
    await interact(page)
    await expectInteractive(page)
  })

  const storageMocks = {
    forbidden: () => {
      const get = () => {
        throw new DOMException("denied", "SecurityError")
      }
      for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(globalThis, name, { get })
    },
    full: () => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError")
      }
    },
  }
  for (const [state, mockStorage] of Object.entries(storageMocks))
    test(`stays interactive with ${state} storage`, async ({ page, open }) => {
      await page.addInitScript(mockStorage)
      await open(anyPage)
      await interact(page)
      await expectInteractive(page)
    })

  test("loads the site script on a click after two failures", async ({ page, problems }) => {
    test.skip(!hasPage("/faq"))
    let requests = 0
    await page.route("**/scripts/main-*", route => (requests++ < 2 ? route.abort() : route.continue()))
    // The site script loads the behaviors of the page.
    const topics = page.waitForResponse("**/scripts/topics-*")
    await page.goto("/faq")
    // Clicks during a pending request do not retry.
    await expect(async () => {
      await page.mouse.click(2, 500)
      expect(requests).toBe(3)
    }).toPass()
    expect((await topics).status()).toBe(200)
    await expectInteractive(page)
    ignoreLoadErrors(problems)
  })

  test("prints while fonts are pending", async ({ page }) => {
    await page.route(FONTS, leavePending)
    await openEarly(page, anyPage)
    await expect(page.locator("main h1")).toBeVisible()
    await page.emulateMedia({ media: "print" })
    expect((await page.pdf()).length).toBeGreaterThan(10_000)
    await page.emulateMedia({ media: "screen" })
    await expectInteractive(page)
  })

  const styleFaults: Record<string, (page: Page) => Promise<unknown>> = {
    HTML: page => page.route(STYLES, route => route.fulfill({ contentType: "text/html", body: "<p>Sign in" })),
    pending: page => page.route(STYLES, leavePending),
  }
  for (const [fault, prepare] of Object.entries(styleFaults))
    test(`stays interactive with lazy style sheets that are ${fault}`, async ({ page, problems }) => {
      await prepare(page)
      await openEarly(page, anyPage)
      await expectInteractive(page)
      await page.setViewportSize(phoneViewport.viewport)
      for (const last of ["main > section:last-of-type", "footer:not(main *)"])
        await expect(page.locator(last)).toBeVisible()
      expect(await horizontalOverflow(page)).toBe(0)
      await page.locator("header [popovertarget]:visible").last().click()
      await expect(page.locator("dialog a").first()).toBeVisible()
      expect((await page.pdf()).length).toBeGreaterThan(10_000)
      ignoreLoadErrors(problems)
    })

  test.describe("with motion", () => {
    test.use(withMotion)
    test("handles double clicks and the back/forward cache", async ({ page, open }) => {
      await page.emulateMedia({ colorScheme: "light" })
      await open(anyPage)
      await toggle(page).dblclick()
      await expect(html(page)).toHaveAttribute("data-theme", "light")
      await page.locator("main summary").first().dblclick()
      await expect(page.locator("main details[open]")).toHaveCount(0)
      await page.locator("header [popovertarget]:visible").first().dblclick()
      await expect(page.locator(":popover-open")).toHaveCount(0)
      await page.evaluate(() => {
        document.documentElement.removeAttribute("data-theme")
        dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }))
      })
      await expect(html(page)).toHaveAttribute("data-theme", "light")
    })
  })
})
