import { expect, type Page } from "@playwright/test"
import { type Action, readYaml } from "./content"
import { horizontalOverflow, phoneViewport, test } from "./fixtures"

const { title, actions } = readYaml<{ notFound: { title: string; actions: Action[] } }>("words.yaml").notFound
const missingPath = "/services/nothing-here"
const currentCrumb = (page: Page) => page.locator("nav li > [aria-current=page]")

test.describe("missing page", () => {
  test("has the status 404", async ({ request }) => expect((await request.get(missingPath)).status()).toBe(404))

  test("shows the requested path in the breadcrumb without overflow", async ({ page, open }) => {
    await open(missingPath)
    await expect(currentCrumb(page)).toHaveText("Nothing here")
    await expect(page.locator("main h1")).toHaveText(title)
    for (const { href } of actions) await expect(page.locator(`main a[href="${href}"]`)).not.toHaveCount(0)
    await page.setViewportSize(phoneViewport.viewport)
    await open(`/${"long".repeat(16)}/${"longer".repeat(40)}`)
    await expect(currentCrumb(page)).toHaveText(/longer/i)
    expect(await horizontalOverflow(page)).toBe(0)
  })

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false })
    test("shows the title in the breadcrumb", async ({ page, open }) => {
      await open(missingPath)
      await expect(currentCrumb(page)).toHaveText(title)
    })
  })
})
