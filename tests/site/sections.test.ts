import assert from "node:assert/strict"
import { describe, test } from "node:test"
import type { Page } from "playwright-core"
import { canonicalPages } from "./built-pages"
import { everywhere, visit } from "./site"

/** Pixels between what two sections of one ground hold, at most: the room of a section and that of a row of figures. */
const MOST = { 390: 110, 1440: 162 }
/** Pixels at least between the edge of a ground and the heading below it. */
const LEAST = 32

/** What is wrong with the room between each section and the next. */
const rhythm = (page: Page, most: number) =>
  page.evaluate(
    ([most, least]) => {
      const ground = (section: Element) => getComputedStyle(section).backgroundColor
      return [...document.querySelectorAll("main > section + section")].flatMap((section, index) => {
        const before = section.previousElementSibling!
        const heading = section.querySelector("h2")
        const name = heading?.textContent ?? `section ${index + 2}`
        if (ground(section) === ground(before)) {
          const [above, below] = [before.lastElementChild!, section.firstElementChild!]
          const room = below.getBoundingClientRect().top - above.getBoundingClientRect().bottom
          return room > most ? [`${name}: ${Math.round(room)} px to the section before it`] : []
        }
        if (!heading || heading.clientWidth <= 1) return []
        const room = heading.getBoundingClientRect().top - section.getBoundingClientRect().top
        return room < least ? [`${name}: ${Math.round(room)} px to the edge`] : []
      })
    },
    [most, LEAST] as const,
  )

describe("sections", everywhere, () => {
  for (const width of [390, 1440] as const)
    test(`stand apart by one room, whatever their grounds are, at ${width} px`, () =>
      visit("/", { width, reducedMotion: "reduce" }, async ({ page }) => {
        const problems: string[] = []
        for (const { path } of canonicalPages()) {
          await page.goto(new URL(path, page.url()).href)
          for (const problem of await rhythm(page, MOST[width])) problems.push(`${path}: ${problem}`)
        }
        assert.deepEqual(problems, [])
      }))
})
