import assert from "node:assert/strict"
import { hasPage, test, textOf, visit } from "./site"
import { cases, services } from "./content"

/** Screens of a phone in which a buyer decides. */
const SCREENS = 2

test.describe("service pages", () => {
  for (const { path, slug, packages, results } of services)
    test(`${path} says how long, for how much, with what proof and what next in its first two screens`, () => {
      test.skip(!hasPage(path))
      return visit(path, { width: 390 }, async ({ page }) => {
        const proofs =
          results.length > 0 ? results : cases.flatMap(one => (one.services.includes(slug) ? one.results : []))
        const hasProof = proofs.length > 0
        const expected = Number(hasPage("/pricing")) + Number(packages.length > 0) + Number(hasProof)
        const answers = expected > 0 ? await textOf(page, "[data-answers]") : ""
        if (packages.length > 0) {
          const weeks = packages.flatMap(({ weeksFrom, weeksTo }) => [weeksFrom, weeksTo])
          assert.ok(answers.includes(String(Math.min(...weeks))) && answers.includes(String(Math.max(...weeks))))
        }
        if (hasProof)
          assert.ok(
            proofs.some(({ value }) => answers.includes(value)),
            "no proof",
          )
        // The other is the price, where there is one: of a project, or of the plans.
        const lines = await page.locator("[data-answers] > *").count()
        assert.equal(lines, expected)
        const bottoms = await page
          .locator("[data-answers], main > section:first-of-type .MuiButton-root")
          .evaluateAll(all => all.map(one => one.getBoundingClientRect().bottom))
        assert.ok(bottoms.length >= Number(expected > 0) + 1, "no action")
        for (const bottom of bottoms) assert.ok(bottom <= SCREENS * 844, `ends at ${bottom} px`)
      })
    })
})
