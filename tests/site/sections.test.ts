import assert from "node:assert/strict"
import { describe, test } from "node:test"
import type { Page } from "playwright-core"
import { canonicalPages } from "./built-pages"
import { everywhere, visit } from "./site"

/** Pixels between what two sections of one ground hold: the room of one section, and the air in a drawing's edge. */
const MOST = 165
/** Pixels at least between the edge of a ground and the heading below it. */
const LEAST = 32

/** What is wrong with the room between each section and the next. */
const rhythm = (page: Page) =>
  page.evaluate(
    ({ most, least }) => {
      const ground = (section: Element) => getComputedStyle(section).backgroundColor
      const inks = (section: Element) =>
        [...section.querySelectorAll("h2,h3,p,li,dt,dd,a,button,img,svg,input,summary,figure")]
          .filter(one => one.checkVisibility() && one.clientWidth !== 1)
          .map(one => one.getBoundingClientRect())
          .filter(({ width, height }) => width > 1 && height > 1)
      const sections = [...document.querySelectorAll("main > section")]
      return sections.slice(1).flatMap((section, index) => {
        const before = sections[index]!
        const top = Math.min(...inks(section).map(box => box.top))
        const heading = section.querySelector("h2")?.getBoundingClientRect()
        const edge = section.getBoundingClientRect().top
        const name = section.querySelector("h2")?.textContent ?? `section ${index + 2}`
        if (ground(section) === ground(before)) {
          const room = top - Math.max(...inks(before).map(box => box.bottom))
          return room > most ? [`${name}: ${Math.round(room)} px to the section before it`] : []
        }
        const room = (heading?.top ?? edge + least) - edge
        return room < least ? [`${name}: ${Math.round(room)} px to the edge`] : []
      })
    },
    { most: MOST, least: LEAST },
  )

describe("sections", everywhere, () => {
  for (const width of [390, 1440])
    test(`stand apart by one room, whatever their grounds are, at ${width} px`, () =>
      visit("/", { width, reducedMotion: "reduce" }, async ({ page }) => {
        const problems: string[] = []
        for (const { path } of canonicalPages()) {
          await page.goto(new URL(path, page.url()).href)
          for (const problem of await rhythm(page)) problems.push(`${path}: ${problem}`)
        }
        assert.deepEqual(problems, [])
      }))
})
