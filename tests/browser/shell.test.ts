import assert from "node:assert/strict"
import { describe, test } from "node:test"
import type { Page } from "playwright-core"
import { siteUrl, useBrowser, visit, wakeUp } from "./site"

useBrowser()

const services = [
  "AI Marketing",
  "Web Development",
  "Automation & CRM",
  "E-Commerce",
  "SEO & Content",
  "Paid Ads",
  "Social Media",
  "Branding & Design",
  "Custom Software",
  "SaaS Growth",
  "Local Business",
  "E-commerce Scale",
]
const disclosure = (page: Page) => page.getByRole("navigation", { name: "Main" }).getByRole("button", { name: "Services" })
const panel = (page: Page) => page.getByRole("group", { name: "Services" })
const menuButton = (page: Page) => page.getByRole("button", { name: "Open menu" })
const drawer = (page: Page) => page.locator("#menu")
const floating = (page: Page) => page.locator("[data-floating]")

/** With and without script: the shell has to do the same. */
const ways = [
  ["without script", { javaScriptEnabled: false }],
  ["with script", {}],
] as const

for (const [way, options] of ways) {
  describe(`shell ${way}`, () => {
    const ready = async (page: Page) => {
      if (way === "with script") await wakeUp(page)
    }

    test("the services disclosure lists twelve services, and Escape closes it and gives the focus back", () =>
      visit("/", options, async ({ page }) => {
        await ready(page)
        assert.equal(await panel(page).isVisible(), false)
        await disclosure(page).focus()
        await page.keyboard.press("Enter")
        assert.equal(await panel(page).isVisible(), true)
        assert.deepEqual(await panel(page).getByRole("link").allTextContents(), services)
        await page.keyboard.press("Escape")
        assert.equal(await panel(page).isVisible(), false)
        assert.equal(await disclosure(page).evaluate(button => button === document.activeElement), true)
      }))

    test("choosing a service closes the disclosure and shows its page, with the section underlined", () =>
      visit("/", options, async ({ page }) => {
        await ready(page)
        await disclosure(page).click()
        await panel(page).getByRole("link", { name: "AI Marketing" }).click()
        await page.waitForURL(`${siteUrl}/services/marketing-ops`)
        assert.equal(await panel(page).isVisible(), false)
        assert.notEqual(await disclosure(page).getAttribute("data-current"), null)
      }))

    test("the drawer opens at 300 px on phones and 400 px on larger screens, without the services disclosure", async () => {
      for (const [width, expected] of [
        [390, 300],
        [768, 400],
      ] as const) {
        await visit("/", { ...options, width, reducedMotion: "reduce" }, async ({ page }) => {
          await ready(page)
          await menuButton(page).click()
          const box = await drawer(page).boundingBox()
          assert.equal(box?.width, expected)
          assert.equal(Math.round((box?.x ?? 0) + expected), width)
          assert.deepEqual(await drawer(page).getByRole("navigation").getByRole("link").allTextContents(), [
            "Home",
            "Case Studies",
            "Pricing",
            "Blog",
            "Careers",
            "Contact",
          ])
        })
      }
    })

    test("Escape closes the drawer and gives the focus back; choosing a link closes it", () =>
      visit("/", { ...options, width: 390, reducedMotion: "reduce" }, async ({ page }) => {
        await ready(page)
        await menuButton(page).focus()
        await page.keyboard.press("Enter")
        assert.equal(await drawer(page).isVisible(), true)
        await page.keyboard.press("Escape")
        assert.equal(await drawer(page).isVisible(), false)
        assert.equal(await menuButton(page).evaluate(button => button === document.activeElement), true)
        await menuButton(page).click()
        await drawer(page).getByRole("link", { name: "Pricing" }).click()
        await page.waitForURL(`${siteUrl}/pricing`)
        assert.equal(await drawer(page).isVisible(), false)
      }))

    test("of the questions none is open at first, one at a time afterwards, and the open one can be closed", () =>
      visit("/", options, async ({ page }) => {
        await ready(page)
        const open = page.locator("details[open]")
        const questions = page.locator("main summary")
        assert.equal(await questions.count(), 5)
        assert.equal(await open.count(), 0)
        await questions.nth(0).click()
        await questions.nth(2).click()
        assert.equal(await open.count(), 1)
        await questions.nth(2).click()
        assert.equal(await open.count(), 0)
      }))

    test("the floating button is hidden until the page has scrolled past 30 % of the window", () =>
      visit("/", options, async ({ page }) => {
        const shown = () => floating(page).evaluate(dock => getComputedStyle(dock).visibility === "visible")
        assert.equal(await shown(), false)
        await page.evaluate(() => scrollTo({ top: innerHeight * 0.28, behavior: "instant" }))
        await page.waitForTimeout(400)
        assert.equal(await shown(), false)
        await page.evaluate(() => scrollTo({ top: innerHeight * 0.33, behavior: "instant" }))
        await page.waitForTimeout(400)
        assert.equal(await shown(), true)
        assert.equal(await floating(page).getByRole("link").getAttribute("href"), "/contact")
        assert.equal(await floating(page).textContent(), "Start Your Project")
      }))

    test("the skip link is first and leads to the main area", () =>
      visit("/pricing", options, async ({ page }) => {
        await page.keyboard.press("Tab")
        assert.equal(await page.evaluate(() => document.activeElement?.textContent), "Skip to main content")
        await page.keyboard.press("Enter")
        assert.equal(new URL(page.url()).hash, "#main")
      }))
  })
}

describe("shell", () => {
  test("the current page's item is underlined, others are not", () =>
    visit("/pricing", {}, async ({ page }) => {
      const current = page.getByRole("navigation", { name: "Main" }).locator("[aria-current=page]")
      assert.deepEqual(await current.allTextContents(), ["Pricing"])
      assert.notEqual(await current.evaluate(link => getComputedStyle(link).borderBottomColor), "rgba(0, 0, 0, 0)")
    }))

  test("the breadcrumb has a link for each part but the last, with friendly names; home has none", async () => {
    await visit("/services/automation-crm", {}, async ({ page }) => {
      const trail = page.getByRole("navigation", { name: "Breadcrumb" })
      assert.deepEqual(await trail.getByRole("link").allTextContents(), ["Home", "Services"])
      assert.equal(await trail.locator("[aria-current=page]").textContent(), "Automation & CRM")
    })
    await visit("/legal/terms", {}, async ({ page }) => {
      assert.equal(await page.getByRole("navigation", { name: "Breadcrumb" }).locator("[aria-current=page]").textContent(), "Terms of Service")
    })
    await visit("/", {}, async ({ page }) => assert.equal(await page.getByRole("navigation", { name: "Breadcrumb" }).count(), 0))
  })

  test("every link of the breadcrumb leads to a page", () =>
    visit("/legal/terms", {}, async ({ page }) => {
      for (const link of await page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link").all()) {
        const response = await fetch(`${siteUrl}${await link.getAttribute("href")}`)
        assert.equal(response.status, 200)
      }
    }))

  test("the footer has its columns, five networks in new tabs, the copyright line and the legal links", () =>
    visit("/", {}, async ({ page }) => {
      const footer = page.getByRole("contentinfo")
      assert.deepEqual(await footer.getByRole("heading").allTextContents(), ["Services", "Resources", "Contact"])
      const networks = footer.locator("a[target=_blank]")
      assert.equal(await networks.count(), 5)
      assert.match((await footer.textContent()) ?? "", /© 2025 Shipwright/)
      for (const name of [
        "Facebook",
        "Twitter",
        "Instagram",
        "LinkedIn",
        "YouTube",
        "AI Marketing",
        "SEO & Content",
        "FAQ",
        "Get in Touch",
        "Press",
        "Privacy",
        "Terms",
        "Cookies",
      ]) {
        assert.ok((await footer.getByRole("link", { name }).count()) > 0, name)
      }
    }))

  test("the cursor glow is 20 px, about 30 % opaque, follows the mouse and hides when it leaves", () =>
    visit("/", {}, async ({ page }) => {
      await wakeUp(page)
      const glow = page.locator("[data-cursor-glow]")
      await glow.waitFor({ state: "attached" })
      await page.mouse.move(300, 400)
      await page.waitForTimeout(400)
      const box = await glow.boundingBox()
      assert.deepEqual([box?.x, box?.y, box?.width, box?.height], [290, 390, 20, 20])
      assert.equal(await glow.evaluate(element => getComputedStyle(element).opacity), "0.3")
      await page.evaluate(() => document.documentElement.dispatchEvent(new MouseEvent("mouseleave")))
      await page.waitForTimeout(400)
      assert.equal(await glow.evaluate(element => getComputedStyle(element).opacity), "0")
    }))

  for (const [name, options] of Object.entries({
    "touch devices": { hasTouch: true, isMobile: true, width: 390 },
    "reduced motion": { reducedMotion: "reduce" as const },
  })) {
    test(`there is no cursor glow on ${name}`, () =>
      visit("/", options, async ({ page }) => {
        await wakeUp(page)
        await page.waitForTimeout(300)
        assert.equal(await page.locator("[data-cursor-glow]").count(), 0)
      }))
  }

  test("light and dark follow the system, the switch changes them at once and the choice is remembered", () =>
    visit("/", { colorScheme: "dark" }, async ({ page }) => {
      const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
      const night = await background()
      await page.getByRole("button", { name: "Change between light and dark" }).click()
      const day = await background()
      assert.notEqual(day, night)
      await wakeUp(page)
      assert.equal(await background(), day)
      await page.goto(`${siteUrl}/services`)
      assert.equal(await background(), day)
      assert.deepEqual(await page.evaluate(() => Object.keys(localStorage)), ["mui-mode"])
      assert.equal(await page.evaluate(() => document.cookie), "")
    }))

  test("dark follows the system without script too", async () => {
    const colors: string[] = []
    for (const colorScheme of ["light", "dark"] as const) {
      await visit("/", { colorScheme, javaScriptEnabled: false }, async ({ page }) => {
        colors.push(await page.locator("body").evaluate(body => getComputedStyle(body).backgroundColor))
      })
    }
    assert.notEqual(colors[0], colors[1])
  })
})
