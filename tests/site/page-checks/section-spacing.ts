import type { Page } from "@playwright/test"
import { space } from "#theme/tokens"

/**
 * Finds section padding off the scale of docs/identity.md: 0, `row` and `section`. The first section may have any top
 * padding.
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
      const isOnScale = (length: number) => [0, ...pixels].some(step => Math.abs(length - step) < 1)
      return [...document.querySelectorAll("main > :is(section, article)")].flatMap((section, index) => {
        const { paddingTop, paddingBottom, marginTop, marginBottom } = getComputedStyle(section)
        const paddings = [...(index > 0 ? [paddingTop] : []), paddingBottom].map(Number.parseFloat)
        const isOff = paddings.some(length => !isOnScale(length)) || marginTop !== "0px" || marginBottom !== "0px"
        return isOff ? [`${section.querySelector("h2")?.textContent ?? index}: ${paddings.join(", ")} px`] : []
      })
    },
    [space.row, space.section],
  )
