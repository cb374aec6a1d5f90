import { expect } from "@playwright/test"
import { contrast } from "#tests/unit/contrast"
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
        const { element, rings, covering } = await page.evaluate(async () => {
          // A frame for the scroll event, one for the floating button.
          for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
          const focused = document.activeElement
          const [box] = focused?.getClientRects() ?? []
          if (!focused || focused === document.body || !box) return {}
          const backgroundOf = (element: Element | null): string => {
            const { backgroundColor = "rgb(255, 255, 255)" } = element ? getComputedStyle(element) : {}
            return backgroundColor === "rgba(0, 0, 0, 0)" ? backgroundOf(element!.parentElement) : backgroundColor
          }
          // Wrapped inputs show the ring on a sibling or the parent.
          const ringElements = [focused, focused.parentElement!, ...focused.parentElement!.children]
          const coveringElement = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
          const overlay = coveringElement?.closest("body header:not(main *),[data-floating]")
          const isOverlay = focused.closest("header,[data-floating]") || overlay?.contains(focused)
          return {
            element: focused.outerHTML.slice(0, 90),
            rings: ringElements.map(element => {
              const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element)
              const width = outlineStyle === "none" ? 0 : Number.parseFloat(outlineWidth)
              // The ring is outside the element.
              return { width, color: outlineColor, background: backgroundOf(element.parentElement) }
            }),
            covering: isOverlay ? undefined : overlay?.outerHTML.slice(0, 90),
          }
        })
        if (!element) continue
        if (!rings.some(({ width, color, background }) => width >= 2 && contrast(color, background) >= 3))
          problems.push(`no visible ring: ${element}`)
        if (covering) problems.push(`covered by ${covering}: ${element}`)
      }
      expect(problems).toEqual([])
    })
})
