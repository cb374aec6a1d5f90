import assert from "node:assert/strict"
import { describe, test } from "node:test"
import { canonicalPages } from "./built-pages"
import { axeProblems, sideways, startBrowser, visit, wakeUp } from "./site"

startBrowser()

for (const { path, html } of canonicalPages()) {
  describe(path, () => {
    test("has one h1, one main, a language, a title and a description", () => {
      assert.equal(html.match(/<h1[ >]/g)?.length, 1)
      assert.equal(html.match(/<main[ >]/g)?.length, 1)
      assert.match(html, /<html[^>]* lang="en"/)
      assert.match(html, /<title[^>]*>[^<]{10,90}<\/title>/)
      assert.match(html, /<meta[^>]*name="description"[^>]*content="[^"]{50,200}"/)
    })

    for (const colorScheme of ["light", "dark"] as const) {
      for (const width of [1440, 390]) {
        test(`passes axe in ${colorScheme} at ${width} px, with a clean console`, () =>
          visit(path, { width, colorScheme, reducedMotion: "reduce" }, async ({ page, problems }) => {
            assert.deepEqual(await axeProblems(page), [])
            if (width === 1440 && colorScheme === "light") await wakeUp(page)
            assert.deepEqual(problems, [])
          }))
      }
    }

    test("does not scroll sideways at 320 px", () =>
      visit(path, { width: 320 }, async ({ page }) => assert.equal(await sideways(page), 0)))
  })
}
