import { readFileSync } from "node:fs"
import type { Page } from "@playwright/test"
import axe from "axe-core"
import { waitForAnimations } from "./fixtures"

/**
 * Rule whose incomplete results are ignored: axe cannot measure contrast in drawings or on patterns (docs/testing.md).
 * Other incomplete results are violations.
 */
export const IGNORED_INCOMPLETE_RULE = "color-contrast"

/** Viewport widths of axe runs in px. */
export const axeWidths = [1440, 390]

const axeTags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

/** Source of axe, sent to every page. Minified, it has half the size of `axe.source`. */
const AXE_SCRIPT = readFileSync("node_modules/axe-core/axe.min.js", "utf8")

/** Returns the number of tested axe rules. */
export const axeRuleCount = (): number => axe.getRules(axeTags).length

/**
 * Runs axe on the open page and returns one line per violation.
 * @param runOnly - rule ids or tags
 * @param disabledRules - rule ids
 */
export const axeViolations = async (
  page: Page,
  runOnly: string[] = axeTags,
  disabledRules: string[] = [],
): Promise<string[]> => {
  await waitForAnimations(page)
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(AXE_SCRIPT)
  return page.evaluate(
    async ({ runOnlyIds, disabledIds, ignoredId }) => {
      // Pages have no cross-origin style sheets to preload.
      const { violations, incomplete } = await (globalThis as unknown as { axe: typeof axe }).axe.run(document, {
        runOnly: runOnlyIds,
        rules: Object.fromEntries(disabledIds.map(id => [id, { enabled: false }])),
        preload: false,
        resultTypes: ["violations"],
      })
      return [...violations, ...incomplete.filter(({ id }) => id !== ignoredId)].flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")} ${failureSummary ?? ""}`),
      )
    },
    { runOnlyIds: runOnly, disabledIds: disabledRules, ignoredId: IGNORED_INCOMPLETE_RULE },
  )
}

/** Checks contrast in dark mode, which differs only in colors. */
export const darkContrastViolations = async (page: Page): Promise<string[]> => {
  await page.emulateMedia({ colorScheme: "dark" })
  const problems = await axeViolations(page, ["color-contrast"])
  await page.emulateMedia({ colorScheme: "light" })
  return problems
}
