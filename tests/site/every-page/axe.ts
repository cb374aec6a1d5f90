import assert from "node:assert/strict"
import { axeProblems } from "../axe-problems"
import { inWidths } from "./question"

/** Widths of the window at which every page is asked, each time. */
export const AXE_WIDTHS = [1440, 390]

/** By night only colors differ: every rule is asked by day, that of contrast by night too. */
export const axe = [
  ...inWidths(AXE_WIDTHS, async ({ page }) => assert.deepEqual(await axeProblems(page), []), "passes axe"),
  ...inWidths(
    AXE_WIDTHS,
    async ({ page }) => {
      await page.emulateMedia({ colorScheme: "dark" })
      assert.deepEqual(await axeProblems(page, ["color-contrast"]), [])
      await page.emulateMedia({ colorScheme: "light" })
    },
    "has contrast by night",
  ),
]
