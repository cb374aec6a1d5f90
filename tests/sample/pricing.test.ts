import assert from "node:assert/strict"
import { describe, test } from "node:test"
import { on, textOf, visit } from "../site/site"

/** What the three plans cost and hold, and how many development hours each draws. */
const plans = [
  { name: "Essential", price: "$2,500", containers: 10, lines: ["Up to 10 development hours", "2 social platforms"] },
  {
    name: "Growth",
    price: "$5,000",
    containers: 25,
    lines: [
      "Up to 25 development hours",
      "4 social platforms",
      "Weekly strategy calls",
      "Paid ads management for $2k+ ad spend",
    ],
  },
  {
    name: "Scale",
    price: "$10,000",
    containers: 50,
    lines: [
      "Everything in Growth, and",
      "Up to 50 development hours",
      "Dedicated manager",
      "24/7 priority support",
      "Quarterly strategy sessions",
    ],
  },
]

describe("sample: /pricing", on("/pricing"), () => {
  test("has the three plans with their prices, the terms, and the way to /contact", () =>
    visit("/pricing", { javaScriptEnabled: false }, async ({ page }) => {
      assert.equal(await page.getByRole("article").count(), plans.length)
      for (const [index, { name, price, containers, lines }] of plans.entries()) {
        const plan = page.getByRole("article").nth(index)
        assert.equal(
          await plan.getByRole("heading", { level: 2 }).textContent(),
          name === "Growth" ? "GrowthMost Popular" : name,
        )
        assert.ok((await plan.innerText()).includes(`${price} per month`))
        assert.deepEqual(await plan.locator("li:not([data-not])").allInnerTexts(), lines)
        assert.match(
          (await plan.getByRole("img").getAttribute("aria-label")) ?? "",
          new RegExp(`\\b${containers} containers\\b`),
        )
        assert.equal(await plan.getByRole("link").getAttribute("href"), `/contact?from=pricing/${name.toLowerCase()}`)
      }
      const terms = await textOf(page, "main dl")
      for (const term of [
        "Month-to-month",
        "30 days notice To cancel or change",
        "Start in 1–2 weeks",
        "Unused hours do not roll over",
      ])
        assert.ok(terms.includes(term), term)
      const closing = page.getByRole("link", { name: "Schedule Free Consultation" })
      assert.equal(await closing.getAttribute("href"), "/contact")
    }))
})
