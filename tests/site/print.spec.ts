import assert from "node:assert/strict"
import { anyPage, hasPage, test, visit } from "./site"

test.describe("on paper", () => {
  test.skip(!hasPage(anyPage))

  test("answers are printed though their questions are closed", () =>
    visit(anyPage, {}, async ({ page }) => {
      const answer = page.locator("main details:not([open]) p").first()
      assert.equal(await answer.isVisible(), false)
      await page.emulateMedia({ media: "print" })
      assert.ok(await answer.isVisible())
      assert.ok((await answer.boundingBox())!.height > 10)
    }))
})
