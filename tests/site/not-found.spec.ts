import assert from "node:assert/strict"
import { sideways, test, visit } from "./site"
import type { Page } from "@playwright/test"
import { yaml } from "./content"

const { title, picture } = yaml<{ notFound: { title: string; picture?: string } }>("words.yaml").notFound
/** Another picture has no compass. */
const hasCompass = picture === "drawings/pages/not-found.svg"
const wanted = "/services/nothing-here"
const trail = (page: Page) => page.locator("nav li > [aria-current=page]")

test.describe("an unknown address", () => {
  test("says in the breadcrumb what was asked for", () =>
    visit(wanted, {}, async ({ page }) => {
      await trail(page).filter({ hasText: "Nothing here" }).waitFor()
      assert.equal(await trail(page).textContent(), "Nothing here")
      assert.equal(await page.locator("main").getByRole("heading", { level: 1 }).textContent(), title)
    }))

  test("however long its words are stays within the window", () =>
    visit(`/${"long".repeat(16)}/${"longer".repeat(40)}`, { width: 390 }, async ({ page }) => {
      await page.locator("nav li > [aria-current=page]", { hasText: /longer/i }).waitFor({ state: "attached" })
      assert.equal(await sideways(page), 0)
    }))

  test("shows the compass of its chart whole, or not at all", async () => {
    test.skip(!hasCompass)

    for (const [width, height] of [
      [390, 844],
      [600, 900],
      [768, 1024],
      [1440, 900],
    ] as const)
      await visit(wanted, { width }, async ({ page }) => {
        await page.setViewportSize({ width, height })
        const compass = await page.locator("main .rose").evaluate(rose => rose.getBoundingClientRect())
        assert.equal(compass.width > 0, width >= 600)
        assert.ok(compass.left >= 0 && compass.right <= width, `${compass.left} to ${compass.right} of ${width} px`)
      })
  })

  test("without script, the breadcrumb says what the page says", () =>
    visit(wanted, { javaScriptEnabled: false }, async ({ page }) =>
      assert.equal(await trail(page).textContent(), title),
    ))
})
