import assert from "node:assert/strict"
import { hasPage, linksIn, test, textOf, textsOf, visit } from "./site"
import { formatMessage } from "../../src/site/format-message"
import { type Action, block, listed, site, yaml } from "./content"

const file = "pages/testimonials.yaml"
const hero = block<{ primary?: Action; secondary?: Action }>(file, "hero")
const stats = block<{ items?: { value: string; label: string }[] }>(file, "stats")
const banner = block<{ button?: Action; secondary?: Action }>(file, "banner")
const hrefs = (...actions: (Action | undefined)[]) => actions.flatMap(action => action?.href ?? [])
const people = listed(
  yaml<{ name: string; rating: number; featured: boolean; image?: string; draft?: boolean }[]>("testimonials.yaml"),
)

test.describe("/testimonials", () => {
  test.skip(!hasPage("/testimonials"))

  test("shows figures, everyone once with their rating, two of them large, and leads on", () =>
    visit("/testimonials", {}, async ({ page, problems }) => {
      const text = await textOf(page)
      for (const { label, value } of stats.items ?? []) assert.ok(text.includes(`${label} ${value}`), label)
      const names = await textsOf(page, "main [data-signature] b")
      assert.deepEqual([...names].sort(), people.map(({ name }) => name).sort())
      for (const rating of new Set(people.map(person => person.rating)))
        assert.equal(
          await page
            .getByRole("img", { name: formatMessage(site.labels.starRating!, { rating }), exact: true })
            .count(),
          people.filter(person => person.rating === rating).length,
        )
      const large = Math.min(2, people.filter(({ featured }) => featured).length)
      assert.equal(await page.locator("main section > figure:has(blockquote)").count(), large)
      assert.equal(await page.locator("main li blockquote").count(), people.length - large)
      assert.deepEqual(await linksIn(page, "main > section:first-of-type"), hrefs(hero.primary, hero.secondary))
      assert.deepEqual(await linksIn(page, "[data-banner]"), hrefs(banner.button, banner.secondary))
      const portraits = page.locator("main [data-portrait] img")
      assert.equal(await portraits.count(), people.filter(({ image }) => image).length)
      for (const portrait of await portraits.all()) {
        await portrait.scrollIntoViewIfNeeded()
        await page.waitForFunction(
          image => (image as HTMLImageElement).naturalWidth > 0,
          await portrait.elementHandle(),
        )
      }
      assert.deepEqual(problems, [])
    }))
})
