import assert from "node:assert/strict"
import { describe, test } from "node:test"
import { startBrowser, visit, wakeUp } from "./site"

startBrowser()

/** Spec 9.2. */
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
    lines: ["Up to 50 development hours", "Dedicated manager", "24/7 priority support", "Quarterly strategy sessions"],
  },
]

describe("/pricing", () => {
  for (const [index, { name, price, containers, lines }] of plans.entries()) {
    test(`${name}: price, period, what is included, button to /contact`, () =>
      visit("/pricing", {}, async ({ page }) => {
        const plan = page.getByRole("article").nth(index)
        assert.match((await plan.getByRole("heading", { level: 2 }).textContent()) ?? "", new RegExp(`^${name}`))
        assert.ok((await plan.innerText()).includes(`${price} per month`))
        assert.deepEqual(await plan.locator("li:not([data-not])").allInnerTexts(), lines)
        for (const line of await plan.locator("li[data-not]").all())
          assert.match((await line.textContent()) ?? "", /^Not included: /)
        assert.match(
          (await plan.getByRole("img").getAttribute("aria-label")) ?? "",
          new RegExp(`\\b${containers} containers\\b`),
        )
        assert.equal(await plan.getByRole("link").getAttribute("href"), "/contact")
      }))
  }

  test("Growth alone is marked Most Popular", () =>
    visit("/pricing", {}, async ({ page }) => {
      assert.deepEqual(
        await page.getByRole("article").filter({ hasText: "Most Popular" }).getByRole("heading").allTextContents(),
        ["GrowthMost Popular"],
      )
    }))

  test("the terms: month to month, 30 days notice, start within 1–2 weeks, no roll-over", () =>
    visit("/pricing", {}, async ({ page }) => {
      const terms = (await page.locator("dl").first().innerText()).replace(/\s+/g, " ")
      for (const term of [
        "Month to month",
        "30 days notice To cancel or change",
        "Start in 1–2 weeks",
        "Unused hours do not roll over",
      ])
        assert.ok(terms.includes(term), term)
    }))

  for (const javaScriptEnabled of [false, true]) {
    test(`of the questions one is open at a time, none at first (${javaScriptEnabled ? "with" : "without"} script)`, () =>
      visit("/pricing", { javaScriptEnabled }, async ({ page }) => {
        if (javaScriptEnabled) await wakeUp(page)
        const [questions, open] = [page.locator("main summary"), page.locator("main details[open]")]
        assert.equal(await open.count(), 0)
        await questions.nth(1).click()
        await questions.nth(3).click()
        assert.equal(await open.count(), 1)
        await questions.nth(3).click()
        assert.equal(await open.count(), 0)
      }))
  }

  test("the closing call leads to /contact, and nothing chooses a billing period", () =>
    visit("/pricing", {}, async ({ page }) => {
      assert.equal(
        await page.getByRole("link", { name: "Schedule Free Consultation" }).getAttribute("href"),
        "/contact",
      )
      assert.equal(
        await page.locator("main").getByRole("radio").or(page.locator("main").getByRole("switch")).count(),
        0,
      )
    }))
})
