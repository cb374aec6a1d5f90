import assert from "node:assert/strict"
import { axeProblems } from "../site"
import { inWidths } from "./question"

const WIDTHS = [1440, 390]

/** By night only colors differ: every rule is asked by day, that of contrast by night too. */
export const axe = [
  ...inWidths(WIDTHS, async ({ page }) => assert.deepEqual(await axeProblems(page), []), "passes axe"),
  ...inWidths(
    WIDTHS,
    async ({ page }) => {
      await page.emulateMedia({ colorScheme: "dark" })
      assert.deepEqual(await axeProblems(page, ["color-contrast"]), [])
      await page.emulateMedia({ colorScheme: "light" })
    },
    "has contrast by night",
  ),
]
