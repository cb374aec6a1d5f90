import type { Page } from "@playwright/test"
import { space } from "#theme/tokens"

/**
 * Room around sections that is not of the scale (docs/identity.md): nothing, a row's, a section's; and at the head of a
 * page, below the trail, any.
 */
export const findOffScaleSpacing = (page: Page): Promise<string[]> =>
  page.evaluate(
    scale => {
      const probe = document.body.appendChild(document.createElement("div"))
      const pixels = scale.map(length => {
        probe.style.paddingTop = length
        return Number.parseFloat(getComputedStyle(probe).paddingTop)
      })
      probe.remove()
      const isOnScale = (length: number) => [0, ...pixels].some(one => Math.abs(length - one) < 1)
      return [...document.querySelectorAll("main > :is(section, article)")].flatMap((section, index) => {
        const { paddingTop, paddingBottom, marginTop, marginBottom } = getComputedStyle(section)
        const room = [...(index > 0 ? [paddingTop] : []), paddingBottom].map(Number.parseFloat)
        const isOff = room.some(length => !isOnScale(length)) || marginTop !== "0px" || marginBottom !== "0px"
        return isOff ? [`${section.querySelector("h2")?.textContent ?? index}: ${room.join(", ")} px`] : []
      })
    },
    [space.row, space.section],
  )
