import assert from "node:assert/strict"
import { describe, test } from "node:test"
import { canonicalPages } from "./built-pages"
import { axeProblems } from "./axe-problems"
import { everywhere, sideways, visit } from "./site"

const TOOL = "[data-at-touch=sums]"
const posts = canonicalPages().filter(({ html }) => html.includes('data-at-touch="sums"'))

describe("a reader's own numbers in the drawing of a post", everywhere, () => {
  test("draw it anew, and one that makes no sense is told and changes nothing", { skip: posts.length === 0 }, () =>
    visit(posts[0]?.path ?? "/", { width: 390 }, async ({ page, problems }) => {
      const drawing = page.locator(`${TOOL} [role=img]`)
      const drawn = () => drawing.evaluate(svg => svg.innerHTML)
      const field = page.locator(`${TOOL} input`).first()
      await field.focus()
      await page.waitForSelector(`${TOOL}[data-state=live]`)
      const [articles, said] = [await drawn(), await drawing.getAttribute("aria-label")]
      const least = (await field.getAttribute("min")) ?? ""
      await field.fill(least)
      const own = await drawn()
      assert.notEqual(own, articles)
      assert.notEqual(await drawing.getAttribute("aria-label"), said)
      const told = page.locator(`${TOOL} [role=status]`)
      assert.equal(await told.innerText(), "")
      for (const odd of ["", String(Number(least) - 1)]) {
        await field.fill(odd)
        assert.ok((await told.innerText()).includes(least))
        assert.equal(await drawn(), own)
      }
      assert.equal(await sideways(page), 0)
      assert.deepEqual(await axeProblems(page), [])
      assert.deepEqual(problems, [])
    }),
  )

  test("are not asked for without script", () =>
    visit(posts[0]?.path ?? "/", { javaScriptEnabled: false }, async ({ page }) =>
      assert.equal(await page.locator(`${TOOL} input:visible`).count(), 0),
    ))
})
