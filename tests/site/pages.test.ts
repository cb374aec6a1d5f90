import assert from "node:assert/strict"
import { describe, test } from "node:test"
import type { Page } from "playwright-core"
import { canonicalPages } from "./built-pages"
import { axeProblems, resize, sideways, visit, wakeUp } from "./site"
import { textProblems } from "./text-size"

/** How often the page has what it must have once, and how long what it says of itself is. */
const head = (page: Page) =>
  page.evaluate(() => {
    const count = (selector: string) => document.querySelectorAll(selector).length
    const description = document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content ?? ""
    return {
      once: ["h1", "main", "title", 'meta[name="description"]'].map(count),
      language: document.documentElement.lang,
      title: document.title.length,
      description: description.length,
    }
  })

/** The rules for paper come after the first paint, and bring the page's margins. */
const print = async (page: Page) => {
  await page.waitForFunction(() =>
    [...document.styleSheets].some(({ cssRules }) => [...cssRules].some(rule => rule instanceof CSSPageRule)),
  )
  await page.emulateMedia({ media: "print" })
}

/** What belongs to the screen: the header, the footer, navigation, and calls to act. */
const FRAME = ["body > div header >> nth=0", "footer:not(main *)", "[data-floating]", "nav", "[data-banner]"]

/** The home page and the 404 page have no rules for paper: nobody takes them along. */
const onPaper = (path: string) => ({ skip: ["/", "/404.html"].includes(path) })

const shown = async (page: Page, selectors: string[]) => {
  const counts = await Promise.all(selectors.map(selector => page.locator(selector).filter({ visible: true }).count()))
  return selectors.filter((_, index) => counts[index]! > 0)
}

/** The looks in which axe is asked; each page is asked in one of them here, and in all by `npm run test:full`. */
const LOOKS = [
  ["light", 1440],
  ["dark", 390],
  ["dark", 1440],
  ["light", 390],
] as const

/** Each page is opened once and asked everything that holds for all of them, two pages at a time. */
describe("every page", { concurrency: 2 }, () => {
  for (const [index, { path }] of canonicalPages().entries())
    test(path, t =>
      visit(path, { reducedMotion: "reduce", colorScheme: "light" }, async ({ page, problems }) => {
        await t.test("has one h1, one main, a language, a title and a description", async () => {
          const { once, language, title, description } = await head(page)
          assert.deepEqual(once, [1, 1, 1, 1])
          assert.equal(language, "en")
          assert.ok(title >= 10 && title <= 90, `title of ${title} letters`)
          assert.ok(description >= 50 && description <= 200, `description of ${description} letters`)
        })
        const [colorScheme, width] = LOOKS[index % LOOKS.length]!
        await page.emulateMedia({ colorScheme })
        await resize(page, width)
        await t.test(`passes axe in ${colorScheme} at ${width} px`, async () =>
          assert.deepEqual(await axeProblems(page), []),
        )
        for (const width of [1440, 320]) {
          await resize(page, width)
          await t.test(`does not scroll sideways at ${width} px`, async () => assert.equal(await sideways(page), 0))
          await t.test(`gives way at ${width} px to text that is set wider, or twice the size`, async () =>
            assert.deepEqual(await textProblems(page), []),
          )
        }
        await t.test("prints its matter alone, ink on white, whatever the screen has", onPaper(path), async () => {
          await resize(page, 700)
          await page.emulateMedia({ colorScheme: "dark" })
          await page.evaluate(() => document.documentElement.setAttribute("data-theme", "dark"))
          await print(page)
          assert.deepEqual(await shown(page, FRAME), [])
          assert.ok(await page.locator("main h1").isVisible())
          const colors = await page
            .locator("body")
            .evaluate(body => [getComputedStyle(body).backgroundColor, getComputedStyle(body).color])
          assert.deepEqual(colors, ["rgb(255, 255, 255)", "rgb(0, 0, 0)"])
          await page.evaluate(() => document.documentElement.setAttribute("data-theme", "system"))
        })
        await page.emulateMedia({ media: "screen", colorScheme: "light" })
        await resize(page, 1440)
        await t.test("comes alive, asks no other host, and has a clean console", async () => {
          await wakeUp(page)
          assert.deepEqual(problems, [])
        })
      }),
    )
})
