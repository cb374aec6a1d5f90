import assert from "node:assert/strict"
import { axeProblems } from "../site"
import type { Question } from "./question"

/** By night only colors differ: every rule is asked by day, that of contrast by night too. */
export const axe: Question[] = [1440, 390].flatMap(width => [
  {
    title: `passes axe at ${width} px`,
    ask: async ({ page, resize }) => {
      await resize(width)
      assert.deepEqual(await axeProblems(page), [])
    },
  },
  {
    title: `has contrast by night at ${width} px`,
    ask: async ({ page, resize }) => {
      await resize(width)
      await page.emulateMedia({ colorScheme: "dark" })
      assert.deepEqual(await axeProblems(page, ["color-contrast"]), [])
      await page.emulateMedia({ colorScheme: "light" })
    },
  },
])
