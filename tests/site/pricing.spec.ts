import assert from "node:assert/strict"
import { assertOneOpen, hasPage, linksIn, test, textOf, visit, wakeUp } from "./site"
import { partOf, withContext } from "../../src/site/contact-address"
import { type Action, block, site, yaml } from "./content"

interface Prices {
  plans: (Record<"name" | "price" | "period", string> & {
    hours?: number
    alt?: string
    features: string[]
    notIncluded: string[]
    popular: boolean
    cta: Action
  })[]
}
const { plans } = yaml<Prices>("prices.yaml")
const file = "pages/pricing.yaml"
const terms = block<{ items: { title: string; text: string }[] }>(file, "items", "facts")
const faqs = block<{ items: object[] }>(file, "faq")
const banner = block<{ button: Action; secondary?: Action }>(file, "banner")

test.describe("/pricing", () => {
  test.skip(!hasPage("/pricing"))

  test("shows each plan: name, price, period, what is included and what is not, its drawing and its button", () =>
    visit("/pricing", { javaScriptEnabled: false }, async ({ page }) => {
      assert.equal(await page.getByRole("article").count(), plans.length)
      for (const [index, { name, price, period, features, notIncluded, hours, alt, cta, popular }] of plans.entries()) {
        const plan = page.getByRole("article").nth(index)
        const heading = (await plan.getByRole("heading", { level: 2 }).textContent()) ?? ""
        assert.equal(heading, `${name}${popular ? site.labels.mostPopular : ""}`)
        assert.ok((await plan.innerText()).includes(`${price} ${period}`))
        assert.deepEqual(await plan.locator("li:not([data-not])").allInnerTexts(), features)
        assert.deepEqual(
          await plan.locator("li[data-not]").allTextContents(),
          notIncluded.map(line => `${site.labels.notIncluded} ${line}`),
        )
        assert.deepEqual(
          await plan.getByRole("img").evaluateAll(all => all.map(one => one.getAttribute("aria-label"))),
          hours && alt ? [alt] : [],
        )
        assert.equal(
          await plan.getByRole("link").getAttribute("href"),
          withContext(cta.href, { from: partOf("pricing", name) }),
        )
      }
    }))

  test("shows the terms of every plan, and ends with its call; nothing chooses a billing period", () =>
    visit("/pricing", { javaScriptEnabled: false }, async ({ page }) => {
      assert.equal(await textOf(page, "main dl"), terms.items.map(({ title, text }) => `${title} ${text}`).join(" "))
      assert.deepEqual(
        await linksIn(page, "[data-banner]"),
        [banner.button, banner.secondary].flatMap(action => (action ? [action.href] : [])),
      )
      assert.equal(await page.locator("main :is([role=radio], [role=switch], input[type=radio])").count(), 0)
    }))

  for (const javaScriptEnabled of [false, true]) {
    test(`of the questions one is open at a time, none at first (${javaScriptEnabled ? "with" : "without"} script)`, () =>
      visit("/pricing", { javaScriptEnabled }, async ({ page }) => {
        if (javaScriptEnabled) await wakeUp(page)
        assert.equal(await page.locator("main details[name] > summary").count(), faqs.items.length)
        await assertOneOpen(page)
      }))
  }
})
