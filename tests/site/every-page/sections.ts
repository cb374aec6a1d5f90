import assert from "node:assert/strict"
import type { Page } from "playwright-core"
import { inWidths } from "./question"

/** Pixels between what two sections of one ground hold, at most: the room of a section and that of a row of figures. */
const MOST = { 390: 110, 1440: 162 }
/** Pixels at least between the edge of a ground and the heading below it. */
const LEAST = 32
/** Pixels at least between what two sections of one ground hold. */
const APART = 20

/** What is wrong with the room between each section and the next. */
const rhythm = (page: Page, most: number) =>
  page.evaluate(
    ([most, least, apart]) => {
      const ground = (section: Element) => getComputedStyle(section).backgroundColor
      return [...document.querySelectorAll("main > section + section")].flatMap((section, index) => {
        const before = section.previousElementSibling!
        const heading = section.querySelector("h2")
        const name = heading?.textContent ?? `section ${index + 2}`
        if (ground(section) === ground(before)) {
          const [above, below] = [before.lastElementChild!, section.firstElementChild!]
          const room = below.getBoundingClientRect().top - above.getBoundingClientRect().bottom
          return room > most || room < apart ? [`${name}: ${Math.round(room)} px to the section before it`] : []
        }
        if (!heading || heading.clientWidth <= 1) return []
        const room = heading.getBoundingClientRect().top - section.getBoundingClientRect().top
        return room < least ? [`${name}: ${Math.round(room)} px to the edge`] : []
      })
    },
    [most, LEAST, APART] as const,
  )

export const sections = inWidths(
  [1440, 390],
  async ({ page }, width) => assert.deepEqual(await rhythm(page, MOST[width]), []),
  "has one room between its sections, whatever their grounds are,",
)
