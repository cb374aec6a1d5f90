import assert from "node:assert/strict"
import { describe, test } from "node:test"
import { categories, posts } from "../site/content"
import { linksIn, on, textOf, textsOf, visit } from "../site/site"

const unscripted = { javaScriptEnabled: false } as const
const article = "How to plan a landing page that turns visits into inquiries"

describe("sample: blog", () => {
  test("the tiles have the counts that are claimed", on("/blog"), () =>
    assert.deepEqual(
      categories.filter(({ count }) => count).map(({ name, count }) => [name, count]),
      [
        ["All", 24],
        ["SEO", 8],
        ["E-commerce", 6],
        ["SaaS", 5],
        ["AI Marketing", 4],
        ["Development", 3],
        ["Paid Ads", 2],
      ],
    ),
  )

  test("/blog shows six posts and not the sample article, and leads where it should", on("/blog"), () =>
    visit("/blog", unscripted, async ({ page }) => {
      const titles = await textsOf(page, "main :is(article h3, ol > li h3)")
      assert.equal(titles.length, 6)
      assert.ok(!titles.includes(article))
      assert.match(await textOf(page, "#newsletter"), /2,500\+ subscribers/)
      assert.deepEqual(await linksIn(page, "main > section:has(+ [data-banner])"), [
        "/blog/category/growth",
        "/blog/category/seo",
        "/blog/category/strategy",
      ])
      assert.deepEqual(await linksIn(page, "[data-banner]"), ["/contact", "/pricing"])
      assert.deepEqual(await linksIn(page, "[data-floating]"), ["/contact"])
      assert.equal(await page.locator("[data-floating]").textContent(), "Subscribe")
    }),
  )

  test(
    "the sample article is the oldest of seven, 8 minutes long, and leads to /contact and /case-studies",
    on("/blog/post-template"),
    () =>
      visit("/blog/post-template", unscripted, async ({ page }) => {
        assert.equal(posts.length, 7)
        assert.equal(posts.at(-1)?.path, "/blog/post-template")
        const head = await textOf(page, "main header")
        for (const text of ["Conversion Optimization", article, "By The ", " team", "8 min read"])
          assert.ok(head.includes(text), text)
        const links = await linksIn(page, "main article")
        assert.ok(links.includes("/contact") && links.includes("/case-studies"))
      }),
  )
})
