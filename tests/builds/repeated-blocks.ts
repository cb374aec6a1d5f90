import { expect, test } from "@playwright/test"
import { landingPage } from "./owner-changes"

/**
 * Registers tests of a page with two forms, two lists of resources and two estimators.
 * @param leadsOf - returns the delivered leads
 */
export const describeRepeatedBlocks = (leadsOf: () => unknown[]): void =>
  test.describe("page with repeated blocks", () => {
    test("renders unique ids", async ({ page }) => {
      await page.goto(landingPage.path)
      const ids = await page.locator("[id]").evaluateAll(elements => elements.map(({ id }) => id))
      expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
    })

    test("filters one list of resources without the other", async ({ page }) => {
      await page.goto(landingPage.path)
      const lists = page.locator("[data-behavior=filter]")
      const firstTitles = lists.first().locator("li h3:visible")
      const count = await firstTitles.count()
      expect(count).toBeGreaterThan(0)
      // The script may start after the first input.
      await expect(async () => {
        for (const text of ["", "no such resource"]) await lists.last().getByRole("searchbox").fill(text)
        await expect(lists.last().locator("li h3:visible")).toHaveCount(0, { timeout: 1_000 })
      }).toPass()
      await expect(firstTitles).toHaveCount(count)
    })

    test("updates one estimator without the other", async ({ page }) => {
      await page.goto(`${landingPage.path}?load=&load-2=`)
      const estimators = page.locator("[data-island=estimator]")
      for (const estimator of await estimators.all()) await expect(estimator).toHaveAttribute("data-state", "ready")
      await estimators.last().locator("[type=checkbox]").first().check()
      await expect(page).toHaveURL(/[?&]load-2=\w/)
      await expect(estimators.first().locator("[type=checkbox]:checked")).toHaveCount(0)
    })

    test("delivers a lead from the second contact form", async ({ page }) => {
      const input = { name: "Ada Byron", email: "ada@example.org", message: "Engines and looms." }
      await page.goto(landingPage.path)
      const form = page.locator("form[data-form=contact]").last()
      for (const [name, value] of Object.entries(input)) await form.locator(`[name=${name}]`).fill(value)
      await form.locator("[type=submit]").first().click()
      await expect(form.locator("[data-status=sent]")).toBeFocused()
      expect(leadsOf()).toEqual([expect.objectContaining(input)])
    })
  })
