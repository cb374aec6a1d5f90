import assert from "node:assert/strict"
import { describe, test } from "node:test"
import { linksIn, on, textOf, textsOf, visit } from "../site/site"

describe("sample: /testimonials", on("/testimonials"), () => {
  test("has the figures and promises, six people rated 5, three tiles, and leads where it should", () =>
    visit("/testimonials", { javaScriptEnabled: false }, async ({ page }) => {
      const text = await textOf(page)
      for (const words of [
        "Client satisfaction 98%",
        "Revenue lift 340%",
        "Projects delivered 200+",
        "Average rating 4.9/5",
        "90-day performance guarantee",
        "Unlimited revisions in the optimization phase",
      ])
        assert.ok(text.includes(words), words)
      assert.equal(new Set(await textsOf(page, "main [data-signature] b")).size, 6)
      assert.equal(await page.getByRole("img", { name: "5 out of 5 stars" }).count(), 6)
      const services = (await linksIn(page, "main")).filter(href => href?.startsWith("/services/"))
      assert.equal(new Set(services).size, 3)
      assert.deepEqual(await linksIn(page, "main > section:first-of-type"), ["/contact", "/case-studies"])
      assert.deepEqual(await linksIn(page, "[data-banner]"), ["/contact"])
    }))
})
