import assert from "node:assert/strict"
import { hasPage, linksIn, test, textOf, textsOf, visit, wakeUp } from "./site"
import { tellingFrom } from "../../src/site/contact-address"
import { type Action, block, cases, yaml } from "./content"

const unscripted = { javaScriptEnabled: false } as const

interface Hero {
  primary: Action
  secondary: Action
}
interface Closing {
  button: Action
  secondary: Action
}
type Items = { items: { title: string; value: string; label: string }[] }
interface Words extends Record<"client" | "industry" | "category" | "timeline" | "readTime", string> {
  categories: { category: string; label: string }[]
  challenge: string
  solution: string
  services: string
  builders?: string
  steps: { title: string }
  results: { title: string }
  next: string
  blocks?: ({ type: string } & Partial<Closing>)[]
}

const PAGE = "pages/case-studies.yaml"
const { caseStudy: words } = yaml<{ caseStudy: Words }>("words.yaml")
const hrefsOf = (...actions: (Action | undefined)[]) => actions.flatMap(action => action?.href ?? [])
const paths = cases.map(({ path }) => path)

test.describe("/case-studies", () => {
  test.skip(!hasPage("/case-studies"))

  test("shows its figures, the featured cases large, all cases in the grid, its steps, and leads on", () =>
    visit("/case-studies", unscripted, async ({ page }) => {
      const text = await textOf(page)
      const { items: figures = [] } = block<Items>(PAGE, "stats")
      for (const { value, label } of figures) assert.ok(text.includes(`${label} ${value}`), label)
      assert.deepEqual(
        (await linksIn(page, "#featured-cases article")).sort(),
        cases.flatMap(({ featured, path }) => (featured ? [path] : [])).sort(),
      )
      assert.deepEqual((await linksIn(page, "#featured-cases + section li")).sort(), [...paths].sort())
      const { items: steps = [] } = block<Items>(PAGE, "steps")
      assert.deepEqual(
        await textsOf(page, "main ol h3"),
        steps.map(({ title }) => title),
      )
      const { primary, secondary } = block<Hero>(PAGE, "hero")
      assert.deepEqual(await linksIn(page, "main > section:first-of-type"), hrefsOf(primary, secondary))
      const closing = block<Closing>(PAGE, "banner")
      assert.deepEqual(await linksIn(page, "[data-banner]"), hrefsOf(closing.button, closing.secondary))
    }))

  test("the category buttons filter nothing", () =>
    visit("/case-studies", {}, async ({ page }) => {
      await wakeUp(page)
      const { buttons: name, allButton } = block<{ buttons?: string; allButton?: string }>(PAGE, "cases")
      test.skip(!name)
      const buttons = page.getByRole("group", { name: name! }).getByRole("button")
      const names = [allButton!, ...words.categories.map(({ label }) => label)]
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
        const { client, industry, category, timeline, readTime } = words
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
          words.challenge,
          words.solution,
          words.steps.title,
          words.results.title,
          words.services,
          ...(named ? [words.builders] : []),
          words.next,
        ])
        assert.equal(await page.locator("main ul:has([data-bars]) > li svg[role=img]").count(), results.length)
        const links = await linksIn(page, "main")
        for (const slug of services) assert.ok(links.includes(`/services/${slug}`), slug)
        const { button, secondary } = words.blocks?.find(({ type }) => type === "banner") ?? {}
        const told = button && tellingFrom(button, path.slice(1))
        assert.deepEqual(await linksIn(page, "[data-banner]"), hrefsOf(told, secondary))
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
