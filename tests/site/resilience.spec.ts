import { expect, type Page, type Route } from "@playwright/test"
import { anyPage, hasPage, phoneViewport, horizontalOverflow, test, waitForScripts, interact } from "./site"

const SCRIPTS = "**/scripts/*"
const FONTS = "**/fonts/*"
const RULES = "**/styles/*.css"
/** Pages with a form and with a filter, whose scripts come at the first touch, and the fields that touch them. */
const FIELDS = { "/contact": "#form [name=name]", "/resources": "#resource-filter [type=search]" }

const toggle = (page: Page) => page.locator("[data-theme-toggle]:visible").first()
const html = (page: Page) => page.locator("html")

/** Switches the color mode, opens a question if there is one, and sees that it happened. */
const expectAnswers = async (page: Page) => {
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
/** What a browser says by itself of a file that did not come is no word of ours. */
const forgiveBrowser = (problems: string[]) => {
  const ours = problems.filter(one => !/^\d{3}:|Failed to load|net::|MIME type|Failed to decode/.test(one))
  problems.splice(0, problems.length, ...ours)
}
/** Requests that are never answered. */
const never = () => undefined
/** A script that is held back holds back what documents call loaded, but not what is seen. */
const openEarly = async (page: Page, path: string) => {
  await page.goto(path, { waitUntil: "commit" })
  await expect(page.locator("footer:not(main *)")).toBeAttached()
}

test.describe("a page survives", () => {
  const fates: [string, keyof typeof FIELDS, Parameters<Route["fulfill"]>[0]][] = [
    ["a sign-in page for a script", "/contact", { contentType: "text/html", body: "Sign in" }],
    ["a script that throws", "/resources", { contentType: "text/javascript", body: "throw 1" }],
  ]
  for (const [fault, path, answer] of fates)
    test(`${fault}: ${path} keeps what is typed, and asks few times`, async ({ page, open, problems }) => {
      test.skip(!hasPage(path))
      await open(path)
      await page.route(SCRIPTS, route => route.fulfill(answer))
      let requests = 0
      page.on("request", () => requests++)
      const field = page.locator(FIELDS[path])
      await field.click()
      await field.pressSequentially("e")
      for (let step = 0; step < 20; step++) await page.mouse.move(100 + step, 300)
      await expectAnswers(page)
      await expect(field).toHaveValue("e")
      expect(requests, "within 20 movements").toBeLessThanOrEqual(8)
      forgiveBrowser(problems)
      // The words of a thrown value are the page's own problem, not ours.
      if (fault.includes("throws")) problems.length = 0
    })

  test("the network going away, and coming back", async ({ page, open, problems }) => {
    test.skip(!hasPage("/resources"))
    await open("/resources")
    await page.context().setOffline(true)
    const field = page.locator(FIELDS["/resources"])
    await field.pressSequentially("zzzz")
    await expectAnswers(page)
    await expect(page.locator("#resources li")).not.toHaveCount(0)
    await page.context().setOffline(false)
    // An act tries again, once the pause is over.
    await expect(async () => {
      await field.press("End")
      await expect(page.locator("#resources li")).toHaveCount(0, { timeout: 200 })
    }).toPass()
    await expect(field).toHaveValue("zzzz")
    forgiveBrowser(problems)
  })

  test("an address that cannot be decoded", async ({ page, open }) => {
    test.skip(!hasPage("/faq"))
    await open("/faq#100%")
    await interact(page)
    await expectAnswers(page)
  })

  const storages = {
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
  for (const [state, make] of Object.entries(storages))
    test(`storage that is ${state}`, async ({ page, open }) => {
      await page.addInitScript(make)
      await open(anyPage)
      await interact(page)
      await expectAnswers(page)
    })

  test("the script of every page that does not come twice, and comes at a later click", async ({ page, problems }) => {
    test.skip(!hasPage("/faq"))
    let asked = 0
    await page.route("**/scripts/main-*", route => (asked++ < 2 ? route.abort() : route.continue()))
    // What the page has a mark of is found beside it.
    const topics = page.waitForResponse("**/scripts/topics-*")
    await page.goto("/faq")
    // A click while the page still waits for the last answer asks for nothing.
    await expect(async () => {
      await page.mouse.click(2, 500)
      expect(asked).toBe(3)
    }).toPass()
    expect((await topics).status()).toBe(200)
    await expectAnswers(page)
    forgiveBrowser(problems)
  })

  test("fonts that never come, and being printed while it loads", async ({ page }) => {
    await page.route(FONTS, never)
    await openEarly(page, anyPage)
    await expect(page.locator("main h1")).toBeVisible()
    await page.emulateMedia({ media: "print" })
    expect((await page.pdf()).length).toBeGreaterThan(10_000)
    await page.emulateMedia({ media: "screen" })
    await expectAnswers(page)
  })

  const rules: Record<string, (page: Page) => Promise<unknown>> = {
    "are a page": page => page.route(RULES, route => route.fulfill({ contentType: "text/html", body: "<p>Sign in" })),
    "never come": page => page.route(RULES, never),
  }
  for (const [fate, prepare] of Object.entries(rules))
    test(`rules of menus and paper that ${fate}`, async ({ page, problems }) => {
      await prepare(page)
      await openEarly(page, anyPage)
      await expectAnswers(page)
      await page.setViewportSize(phoneViewport.viewport)
      for (const last of ["main > section:last-of-type", "footer:not(main *)"])
        await expect(page.locator(last)).toBeVisible()
      expect(await horizontalOverflow(page)).toBe(0)
      await page.locator("header [popovertarget]:visible").last().click()
      await expect(page.locator("dialog a").first()).toBeVisible()
      expect((await page.pdf()).length).toBeGreaterThan(10_000)
      forgiveBrowser(problems)
    })

  test("double clicks, and being kept and shown again", async ({ page, open }) => {
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
