import assert from "node:assert/strict"
import { describe, test } from "node:test"
import { slugify } from "../../packages/content-engine"
import { cases } from "../site/content"
import { holds, linksIn, on, textOf, textsOf, visit } from "../site/site"

const unscripted = { javaScriptEnabled: false } as const
const mean = (numbers: number[]) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length

describe("sample: case studies", () => {
  test("six cases at the addresses their titles make; they average 47% in 6 to 16 weeks; two are featured", () => {
    assert.equal(cases.length, 6)
    assert.equal(cases.filter(({ featured }) => featured).length, 2)
    for (const { path, title } of cases) assert.equal(path, `/case-studies/${slugify(title)}`)
    assert.equal(mean(cases.map(({ results }) => Number(/^\+(\d+)%$/.exec(results[0]!.value)?.[1]))), 47)
    const weeks = cases.map(({ timeline }) => timeline)
    assert.deepEqual([Math.min(...weeks), Math.max(...weeks)], [6, 16])
    for (const { results } of cases) assert.equal(results.length, 3)
  })

  test("/case-studies has its figures, seven buttons, four steps, and leads where it should", on("/case-studies"), () =>
    visit("/case-studies", unscripted, async ({ page }) => {
      const text = await textOf(page)
      for (const figure of ["Projects 100+", "Client revenue $200K+", "Retention 85%", "Average growth 47%"])
        assert.ok(text.includes(figure), figure)
      assert.deepEqual(await textsOf(page, "main [role=group] button"), [
        "All Cases",
        "Automation",
        "Branding",
        "E-commerce",
        "Local SEO",
        "SaaS",
        "Development",
      ])
      assert.deepEqual(await textsOf(page, "main ol h3"), ["Discovery", "Strategy", "Execute", "Optimize"])
      assert.deepEqual(await linksIn(page, "main > section:first-of-type"), ["#featured-cases", "/contact"])
      assert.deepEqual(await linksIn(page, "[data-banner]"), ["/contact", "/services"])
      await page.locator('a[href="#featured-cases"]').first().click()
      await holds(async () => ((await page.locator("#featured-cases").boundingBox())!.y < 200 ? "" : "not there"))
    }),
  )
})
