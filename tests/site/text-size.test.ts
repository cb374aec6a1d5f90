import assert from "node:assert/strict"
import { describe, test } from "node:test"
import type { Page } from "playwright-core"
import { canonicalPages } from "./built-pages"
import { everywhere, sideways, visit } from "./site"

/** What a visitor may set by themselves (WCAG 1.4.12 and 1.4.4). */
const WIDER_SPACING =
  "*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}" +
  "p{margin-bottom:2em!important}"
const TWICE_THE_SIZE = "html{font-size:200%}"
/** From this width on, headings are asked for twice the size too. */
const WIDE = 1280

/** Headings whose words reach out of them or of the window, or that are cut off. */
const brokenHeadings = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("main :is(h1,h2,h3,h4)")]
      .filter(heading => heading.checkVisibility() && heading.clientWidth > 1)
      .filter(heading => {
        const words = document.createRange()
        words.selectNodeContents(heading)
        const inner = words.getBoundingClientRect()
        const box = heading.getBoundingClientRect()
        const isCut =
          getComputedStyle(heading).overflowY !== "visible" && heading.scrollHeight > heading.clientHeight + 1
        return isCut || inner.right > box.right + 1 || inner.right > document.documentElement.clientWidth + 1
      })
      .map(heading => `${heading.tagName} ${heading.textContent}`),
  )

/** What of the header and the footer stands outside of the window. */
const wideParts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll("header:not(main *) *, footer:not(main *) *")]
      .filter(part => part.checkVisibility() && !part.closest("dialog,[popover],svg"))
      .filter(part => part.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
      .map(part => `${part.tagName} ${part.textContent}`),
  )

describe("text as visitors set it", everywhere, () => {
  for (const width of [320, 390, 1440])
    test(`headings of every page give way at ${width} px`, { todo: "grids of some pages do not give way yet" }, () =>
      visit("/", { width, bypassCSP: true }, async ({ page }) => {
        const problems: string[] = []
        for (const { path } of canonicalPages()) {
          await page.goto(new URL(path, page.url()).href)
          const spacing = await page.addStyleTag({ content: WIDER_SPACING })
          for (const heading of await brokenHeadings(page)) problems.push(`${path}, wider spacing: ${heading}`)
          const over = await sideways(page)
          if (over > 0) problems.push(`${path}, wider spacing: ${over} px sideways`)
          await spacing.evaluate(element => (element as HTMLElement).remove())
          await page.addStyleTag({ content: TWICE_THE_SIZE })
          for (const part of await wideParts(page)) problems.push(`${path}, twice the size: ${part}`)
          if (width < WIDE) continue
          for (const heading of await brokenHeadings(page)) problems.push(`${path}, twice the size: ${heading}`)
        }
        assert.deepEqual(problems, [])
      }),
    )
})
