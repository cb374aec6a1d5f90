import assert from "node:assert/strict"
import { hasPage, linksIn, test, textOf, textsOf, visit, wakeUp } from "./site"
import { tellingFrom } from "../../src/site/contact-address"
import { type Action, cases, yaml } from "./content"

const unscripted = { javaScriptEnabled: false } as const

interface Closing {
  primary: Action
  secondary?: Action
}
interface CaseStudies {
  hero: Closing
  stats?: { items: { value: string; label: string }[] }
  categories: { name: string; all: string; items: { category: string; label: string }[] }
  process?: { items: Record<string, string>[] }
  banner: Closing
  detail: Record<"challenge" | "solution" | "services", string> & {
    builders?: string
    steps: { title: string }
    results: { title: string }
    next: string
    banner: Closing
  }
  labels: Record<"client" | "industry" | "category" | "timeline" | "readTime", string>
}
const words = yaml<CaseStudies>("pages/case-studies.yaml")
const { detail, labels } = words
const hrefs = ({ primary, secondary }: Closing) => [primary, secondary].flatMap(action => action?.href ?? [])
const paths = cases.map(({ path }) => path)

test.describe("/case-studies", () => {
  test.skip(!hasPage("/case-studies"))

  test("shows its figures, the featured cases large, all cases in the grid, its steps, and leads on", () =>
    visit("/case-studies", unscripted, async ({ page }) => {
      const text = await textOf(page)
      for (const { value, label } of words.stats?.items ?? []) assert.ok(text.includes(`${label} ${value}`), label)
      assert.deepEqual(
        (await linksIn(page, "#featured-cases article")).sort(),
        cases.flatMap(({ featured, path }) => (featured ? [path] : [])).sort(),
      )
      assert.deepEqual((await linksIn(page, "#featured-cases + section li")).sort(), [...paths].sort())
      assert.deepEqual(
        await textsOf(page, "main ol h3"),
        // A step is its title with its text, or has a field for each.
        (words.process?.items ?? []).map(step => step.title ?? Object.keys(step)[0]),
      )
      assert.deepEqual(await linksIn(page, "main > section:first-of-type"), hrefs(words.hero))
      assert.deepEqual(await linksIn(page, "[data-banner]"), hrefs(words.banner))
    }))

  test("the category buttons filter nothing", () =>
    visit("/case-studies", {}, async ({ page }) => {
      await wakeUp(page)
      const { categories } = words
      const buttons = page.getByRole("group", { name: categories.name }).getByRole("button")
      const names = [categories.all, ...categories.items.map(({ label }) => label)]
      assert.deepEqual(await buttons.allInnerTexts(), names)
      // The floating button, beside the sections, comes and goes with the scroll.
      const before = await textOf(page, "main > section")
      for (const button of await buttons.all()) {
        await button.click()
        assert.equal(await textOf(page, "main > section"), before)
        assert.deepEqual(
          await buttons.evaluateAll(all => all.map(one => one.getAttribute("aria-pressed"))),
          names.map((_, index) => String(index === 0)),
        )
      }
    }))
})

test.describe("a case study", () => {
  /** Where each case says the next one is. */
  test.describe.configure({ mode: "default" })
  const next = new Map<string, string>()

  for (const { path, services, results } of cases)
    test(`${path} tells client, challenge, work, results, services and the next case`, () => {
      test.skip(!hasPage(path))
      return visit(path, unscripted, async ({ page }) => {
        const { client, industry, category, timeline, readTime } = labels
        assert.deepEqual(await textsOf(page, "main > section:first-of-type dt"), [
          client,
          industry,
          category,
          timeline,
          readTime,
        ])
        const headings = await textsOf(page, "main h2")
        // Somebody builds each service that was used, or nobody is named.
        const named = (await linksIn(page, "main")).some(href => href?.startsWith("/team"))
        assert.deepEqual(headings.slice(0, -1), [
          detail.challenge,
          detail.solution,
          detail.steps.title,
          detail.results.title,
          detail.services,
          ...(named ? [detail.builders] : []),
          detail.next,
        ])
        assert.equal(await page.locator("main ul:has([data-bars]) > li svg[role=img]").count(), results.length)
        const links = await linksIn(page, "main")
        for (const slug of services) assert.ok(links.includes(`/services/${slug}`), slug)
        const primary = tellingFrom(detail.banner.primary, path.slice(1))
        assert.deepEqual(await linksIn(page, "[data-banner]"), hrefs({ ...detail.banner, primary }))
        const [after] = await linksIn(page, "main section:has(+ [data-banner])")
        assert.ok(paths.includes(after!))
        next.set(path, after!)
      })
    })

  test("leads on to the next, around all of them", () => {
    const seen = new Set<string>()
    for (let at = paths[0]!; !seen.has(at); at = next.get(at)!) seen.add(at)
    assert.equal(seen.size, cases.length)
  })
})
