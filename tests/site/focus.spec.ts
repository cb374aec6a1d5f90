import { expect } from "@playwright/test"
import { anyPage, hasPage, test } from "./fixtures"

test.describe("keyboard focus", () => {
  for (const [path, width, tabStops] of [
    [anyPage, 390, 70],
    [anyPage, 1440, 70],
    // To the end of the form.
    ["/contact", 1440, 30],
    ["/resources", 1440, 30],
  ] as const)
    test(`has a ring and is not covered by fixed elements on ${path} at ${width} px`, async ({ page, open }) => {
      test.skip(!hasPage(path))
      await page.setViewportSize({ width, height: 900 })
      await open(path)
      const problems: string[] = []
      for (let stop = 0; stop < tabStops; stop++) {
        await page.keyboard.press("Tab")
        const problem = await page.evaluate(async () => {
          // A frame for the scroll event, one for the floating button.
          for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
          const focused = document.activeElement
          if (!focused || focused === document.body) return
          const [box] = focused.getClientRects()
          if (!box) return
          // Wrapped inputs show the ring on a sibling or the parent.
          const rings = [focused, focused.parentElement!, ...focused.parentElement!.children]
          const isRing = (element: Element) => {
            const { outlineStyle, outlineWidth } = getComputedStyle(element)
            return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2
          }
          if (!rings.some(isRing)) return `no ring: ${focused.outerHTML.slice(0, 90)}`
          if (focused.closest("header,[data-floating]")) return
          const coveringElement = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
          const overlay = coveringElement?.closest("body header:not(main *),[data-floating]")
          return overlay && !overlay.contains(focused) ? `covered: ${focused.textContent}` : undefined
        })
        if (problem) problems.push(problem)
      }
      expect(problems).toEqual([])
    })
})
