import { readFileSync } from "node:fs"
import type { Page } from "@playwright/test"
import axe from "axe-core"
import { waitForAnimations } from "./site"

/**
 * What axe cannot decide, and why that is in order: the contrast of lettering in drawings and of texts over a pattern
 * (docs/testing.md). All other doubts count as problems.
 */
export const INCOMPLETE_RULES = "color-contrast"

/** Widths of the window at which every page is asked. */
export const AXE_WIDTHS = [1440, 390]

const AXE_RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

/** Half as long as `axe.source`, which every page would have to be sent. */
const AXE = readFileSync("node_modules/axe-core/axe.min.js", "utf8")

/** How many rules every page is asked. */
export const axeRuleCount = (): number => axe.getRules(AXE_RULES).length

/**
 * What axe finds on a page as it stands, one line each.
 * @param runOnly names of its rules, or of groups of them
 */
export const axeViolations = async (page: Page, runOnly: string[] = AXE_RULES): Promise<string[]> => {
  await waitForAnimations(page)
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(AXE)
  return page.evaluate(
    async ({ runOnly, undecided }) => {
      // Nothing is fetched again: style sheets of other hosts, which axe would preload, there are none.
      const { violations, incomplete } = await (globalThis as unknown as { axe: typeof axe }).axe.run(document, {
        runOnly,
        preload: false,
        resultTypes: ["violations"],
      })
      return [...violations, ...incomplete.filter(({ id }) => id !== undecided)].flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")} ${failureSummary ?? ""}`),
      )
    },
    { runOnly, undecided: INCOMPLETE_RULES },
  )
}

/** By night only colors differ: that of contrast is asked then. */
export const darkContrastViolations = async (page: Page): Promise<string[]> => {
  await page.emulateMedia({ colorScheme: "dark" })
  const problems = await axeViolations(page, ["color-contrast"])
  await page.emulateMedia({ colorScheme: "light" })
  return problems
}
