import assert from "node:assert/strict"
import type { Page } from "@playwright/test"
import { space } from "../../../src/theme/tokens"
import { inWidths } from "./question"

/** Pixels at least between the edge of a ground and the heading below it. */
const LEAST = 32

/**
 * What of the room around sections is not of the scale (docs/identity.md): nothing, a row's, a section's; and at the
 * head of a page, below the trail, any.
 */
const offScale = (page: Page) =>
  page.evaluate(
    ([scale, least]) => {
      const probe = document.body.appendChild(document.createElement("div"))
      const pixels = scale.map(length => {
        probe.style.paddingTop = length
        return Number.parseFloat(getComputedStyle(probe).paddingTop)
      })
      probe.remove()
      const [row = 0, section = 0] = pixels
      const isOnScale = (length: number) => [0, row, section].some(one => Math.abs(length - one) < 1)
      const all = [...document.querySelectorAll("main > :is(section, article)")]
      const ground = (of: Element) => getComputedStyle(of).backgroundColor
      return all.flatMap((one, index) => {
        const { paddingTop, paddingBottom, marginTop, marginBottom } = getComputedStyle(one)
        const [above, below] = [paddingTop, paddingBottom].map(Number.parseFloat) as [number, number]
        const heading = one.querySelector("h2")
        const name = heading?.textContent ?? `section ${index + 1}`
        const before = all[index - 1]
        const told: string[] = []
        const tell = (what: string, length: number) => told.push(`${name}: ${Math.round(length)} px ${what}`)
        if (before && !isOnScale(above)) tell("above it", above)
        if (!isOnScale(below)) tell("below it", below)
        for (const margin of [marginTop, marginBottom])
          if (Number.parseFloat(margin) !== 0) tell("around it", Number.parseFloat(margin))
        if (!before) return told
        if (ground(before) === ground(one)) {
          const between = above + Number.parseFloat(getComputedStyle(before).paddingBottom)
          if (between > section + row + 1) tell("between it and the section of its ground before", between)
        }
        if (heading && heading.clientWidth > 1 && ground(before) !== ground(one)) {
          const room = heading.getBoundingClientRect().top - one.getBoundingClientRect().top
          if (room < least) tell("from the edge of its ground to its heading", room)
        }
        return told
      })
    },
    [[space.row, space.section], LEAST] as const,
  )

export const sections = inWidths(
  [1440, 390],
  async ({ page }) => assert.deepEqual(await offScale(page), []),
  "has no room around its sections that is not of the scale,",
)
