import assert from "node:assert/strict"
import { describe, test } from "node:test"
import { anyPage, on, visit } from "./site"

describe("on paper", on(anyPage), () => {
  test("answers are printed though their questions are closed", () =>
    visit(anyPage, {}, async ({ page }) => {
      const answer = page.locator("main details:not([open]) p").first()
      assert.equal(await answer.isVisible(), false)
      await page.emulateMedia({ media: "print" })
      assert.ok(await answer.isVisible())
      assert.ok((await answer.boundingBox())!.height > 10)
    }))
})
