import assert from "node:assert/strict"
import { hasPage, linksIn, test, textOf, textsOf, visit } from "./site"
import { fill } from "../../src/site/fill"
import { type Action, listed, site, yaml } from "./content"

interface Closing {
  primary: Action
  secondary?: Action
}
interface Testimonials {
  hero: Closing
  stats?: { items: { number: string; label: string }[] }
  audiences?: { items: { href: string }[] }
  guarantee?: { items: { title: string }[] }
  banner: Closing
}
const words = yaml<Testimonials>("pages/testimonials.yaml")
const people = listed(
  yaml<{ name: string; rating: number; featured: boolean; image?: string; draft?: boolean }[]>("testimonials.yaml"),
)
const hrefs = ({ primary, secondary }: Closing) => [primary, secondary].flatMap(action => action?.href ?? [])

test.describe("/testimonials", () => {
  test.skip(!hasPage("/testimonials"))

  test("shows figures, promises, everyone once with their rating, two of them large, and leads on", () =>
    visit("/testimonials", {}, async ({ page, problems }) => {
      const text = await textOf(page)
      for (const { label, number } of words.stats?.items ?? []) assert.ok(text.includes(`${label} ${number}`), label)
      for (const { title } of words.guarantee?.items ?? []) assert.ok(text.includes(title), title)
      const names = await textsOf(page, "main [data-signature] b")
      assert.deepEqual([...names].sort(), people.map(({ name }) => name).sort())
      for (const rating of new Set(people.map(person => person.rating)))
        assert.equal(
          await page.getByRole("img", { name: fill(site.labels.starRating!, { rating }), exact: true }).count(),
          people.filter(person => person.rating === rating).length,
        )
      const large = Math.min(2, people.filter(({ featured }) => featured).length)
      assert.equal(await page.locator("main section > figure:has(blockquote)").count(), large)
      assert.equal(await page.locator("main li blockquote").count(), people.length - large)
      const links = await linksIn(page, "main")
      for (const { href } of words.audiences?.items ?? []) assert.ok(links.includes(href), href)
      assert.deepEqual(await linksIn(page, "main > section:first-of-type"), hrefs(words.hero))
      assert.deepEqual(await linksIn(page, "[data-banner]"), hrefs(words.banner))
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
