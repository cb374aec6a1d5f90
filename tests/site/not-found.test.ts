import assert from "node:assert/strict"
import { readdirSync, statSync } from "node:fs"
import { describe, test } from "node:test"
import { markAttribute } from "../../src/browser/behaviours"
import { builtPages } from "./built-pages"
import { services, yaml } from "./content"
import { attribute, elementsOf, parsed } from "./parsed"
import { everywhere, sideways, siteUrl, visit } from "./site"

const { title, nearest, drawing, file } = yaml<{ title: string; nearest: string; drawing?: "none"; file?: string }>(
  "pages/not-found.yaml",
)
/** The chart stands where it is not left out, and the page has no picture of its own. */
const hasChart = drawing !== "none" && !file
const wanted = services[0]!.path
/** The address of a page with its last two letters turned round. */
const mistyped = `${wanted.slice(0, -2)}${wanted.at(-1)}${wanted.at(-2)}`

describe("an unknown address", everywhere, () => {
  test("is answered with the pages that are most like it, and says in the breadcrumb what was asked for", () =>
    visit(mistyped, {}, async ({ page }) => {
      const calls: string[] = []
      page.on("request", request => {
        // The script of the page itself comes as one, too.
        if (request.resourceType() === "fetch" && !request.url().endsWith(".js")) calls.push(request.url())
      })
      await page.reload()
      const suggested = page.locator("[data-behaviour=not-found]")
      await suggested.getByRole("heading", { name: nearest }).waitFor()
      const links = suggested.getByRole("link")
      assert.equal(await links.first().getAttribute("href"), wanted)
      assert.ok((await links.count()) <= 3)
      assert.deepEqual(calls, [])
      const crumbs = page.locator("nav li:has(> [aria-current=page])")
      assert.notEqual(await crumbs.textContent(), title)
      assert.equal(await page.locator("main").getByRole("heading", { level: 1 }).textContent(), title)
      await links.first().click()
      await page.waitForURL(`${siteUrl}${wanted}`)
    }))

  test("however long its words are stays within the window", () =>
    visit(`/${"long".repeat(16)}/${"longer".repeat(40)}`, { width: 390 }, async ({ page }) => {
      await page.locator("nav li > [aria-current=page]", { hasText: /longer/i }).waitFor({ state: "attached" })
      assert.equal(await sideways(page), 0)
    }))

  test("that is like no page is not guessed at, and nothing fails on signs that are no address", () =>
    visit("/%E0%A4%A/zzqx", {}, async ({ page }) => {
      await page.waitForLoadState("networkidle")
      assert.equal(await page.locator("[data-behaviour=not-found]").isVisible(), false)
    }))

  test("shows the compass of its chart whole, or not at all", { skip: !hasChart }, async () => {
    for (const [width, height] of [
      [390, 844],
      [600, 900],
      [768, 1024],
      [1440, 900],
    ] as const)
      await visit(mistyped, { width }, async ({ page }) => {
        await page.setViewportSize({ width, height })
        const compass = await page.locator("main .rose").evaluate(rose => rose.getBoundingClientRect())
        assert.equal(compass.width > 0, width >= 600)
        assert.ok(compass.left >= 0 && compass.right <= width, `${compass.left} to ${compass.right} of ${width} px`)
      })
  })

  test("without script, the page is as it was", async () => {
    await visit(mistyped, { javaScriptEnabled: false }, async ({ page }) => {
      assert.equal(await page.locator("[data-behaviour=not-found]").isVisible(), false)
      assert.equal(await page.locator("nav li > [aria-current=page]").textContent(), title)
    })
  })

  test("costs less than 2 kB of script, on that page alone", () => {
    for (const { path, html } of builtPages()) {
      const marked = elementsOf(parsed(html)).filter(element => attribute(element, markAttribute) === "not-found")
      assert.equal(marked.length, path === "/404.html" ? 1 : 0, path)
    }
    const file = readdirSync("public/scripts").find(name => /^not-found-\w+\.js$/.test(name))
    assert.ok(statSync(`public/scripts/${file}`).size <= 2000)
  })
})
