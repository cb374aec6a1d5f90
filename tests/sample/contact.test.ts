import assert from "node:assert/strict"
import { describe, test } from "node:test"
import { site, tel } from "../site/content"
import { on, textOf, visit } from "../site/site"

const labels = {
  "Name *": "name",
  "Email *": "email",
  Company: "company",
  "Project Type": "projectType",
  Budget: "budget",
  Timeline: "timeline",
  "Project Details *": "message",
}
const choices = {
  projectType: [
    "",
    "web-development",
    "ecommerce",
    "custom-software",
    "branding-design",
    "seo-content",
    "paid-ads",
    "automation",
    "other",
  ],
  budget: ["", "under-5k", "5k-15k", "15k-50k", "50k-plus"],
  timeline: ["", "asap", "1-month", "3-months", "6-months", "exploring"],
}

describe("sample: /contact", on("/contact"), () => {
  test("three ways, the seven fields and their choices, four steps with their times, six questions", () =>
    visit("/contact", { javaScriptEnabled: false }, async ({ page }) => {
      for (const [title, href] of Object.entries({
        "Send a message": "#form",
        "Book a 30-minute call": tel,
        "Email directly": `mailto:${site.email}`,
      })) {
        const way = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: title }) })
        assert.equal(await way.getByRole("link").getAttribute("href"), href)
      }
      for (const [label, name] of Object.entries(labels))
        assert.equal(await page.getByLabel(label, { exact: true }).getAttribute("name"), name)
      assert.match(
        (await page.locator("textarea").getAttribute("placeholder")) ?? "",
        /goals.*challenges.*what success looks like/,
      )
      for (const [name, values] of Object.entries(choices))
        assert.deepEqual(
          await page
            .locator(`select[name=${name}] option`)
            .evaluateAll(all => all.map(option => (option as HTMLOptionElement).value)),
          values,
        )
      assert.deepEqual(await page.locator("select option:checked").allTextContents(), [
        "Select a service",
        "Select budget",
        "Select timeline",
      ])
      const text = await textOf(page)
      for (const step of [
        "What happens next",
        "Quick response within 4 hours",
        "Discovery call 30 minutes",
        "Custom proposal",
        "Fast start within 1–2 weeks",
        "Direct contact",
      ])
        assert.ok(text.includes(step), step)
      assert.equal(await page.locator("main details [id]").count(), 6)
    }))

  test("the form's first field is in the first screen of a small phone", () =>
    visit("/contact", { width: 360 }, async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 })
      const { bottom } = await page.locator("#form [name=name]").evaluate(field => field.getBoundingClientRect())
      assert.ok(bottom <= 740, `it ends at ${bottom} px`)
    }))
})
