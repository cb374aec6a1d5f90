import assert from "node:assert/strict"
import { describe, test } from "node:test"
import { brand, siteUrl, startBrowser, visit, wakeUp } from "./site"

startBrowser()

describe("frame", () => {
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
      assert.equal(
        await page.getByRole("navigation", { name: "Breadcrumb" }).locator("[aria-current=page]").textContent(),
        "Terms of Service",
      )
    })
    await visit("/", {}, async ({ page }) =>
      assert.equal(await page.getByRole("navigation", { name: "Breadcrumb" }).count(), 0),
    )
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
      assert.ok((await footer.textContent())?.includes(brand.copyright))
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
})
