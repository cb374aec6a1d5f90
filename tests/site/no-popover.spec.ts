import { expect } from "@playwright/test"
import { labels } from "./content"
import { anyPage, phoneViewport, test } from "./fixtures"

const [OPEN_POPOVER, UNKNOWN_SELECTOR] = [":popover-open", ":unknown-open"]

// Simulates a browser without the popover attribute and selector.
test.describe("browser without popovers", () => {
  test.use({ bypassCSP: true })
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ["showPopover", "hidePopover", "togglePopover", "popover"])
        Reflect.deleteProperty(HTMLElement.prototype, name)
      Reflect.deleteProperty(HTMLButtonElement.prototype, "popoverTargetElement")
    })
    await page.route(/\.css$|\/[^/.]*$/, async route => {
      const response = await route.fetch()
      const text = await response.text()
      await route.fulfill({
        response,
        body: text.replaceAll(OPEN_POPOVER, UNKNOWN_SELECTOR).replaceAll(/ popover="auto"/g, ""),
      })
    })
  })

  test("renders a link to the services and hides the services menu", async ({ page, open }) => {
    await open(anyPage)
    await expect(page.locator("#services-panel")).toBeHidden()
    await expect(page.locator("header a[href='/services']:visible")).not.toHaveCount(0)
  })

  test.describe("on a phone", () => {
    test.use(phoneViewport)
    test("opens the drawer", async ({ page, open }) => {
      await open(anyPage)
      await page.getByRole("button", { name: labels.openMenu }).click()
      await expect(page.locator("#menu").getByRole("link").first()).toBeVisible()
    })
  })
})
