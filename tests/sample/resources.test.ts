import assert from "node:assert/strict"
import { describe, test } from "node:test"
import { on, textsOf, textOf, visit } from "../site/site"

describe("sample: /resources", on("/resources"), () => {
  test("six resources without a file yet, four buttons, and the words for an empty list", () =>
    visit("/resources", {}, async ({ page }) => {
      assert.equal(await page.locator("#resources h3:visible").count(), 6)
      assert.equal(await page.locator("#resources").getByText("Coming soon").count(), 6)
      assert.equal(await page.getByRole("status").innerText(), "6 resources")
      assert.deepEqual(await textsOf(page, "fieldset label"), ["All", "Guides", "Templates", "Videos"])
      await page.getByLabel("Search resources").fill("nothing like it")
      await page.getByRole("heading", { name: "No resources found" }).waitFor()
      assert.equal(await textOf(page, "#resources p"), "Try adjusting your search or filter criteria.")
    }))
})
