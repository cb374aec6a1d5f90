import { dirname } from "node:path"
import { expect, type Page } from "@playwright/test"
import { AXE_WIDTHS, axeViolations, darkContrastViolations } from "./axe-violations"
import { type BuiltPage, isFullRun, pagesByType } from "./built-pages"
import { findCoveredControls } from "./page-checks/floating-button"
import { checkHead } from "./page-checks/head"
import { findKeyFactsBelowFold, findLazyAboveFold, findClippedContent } from "./page-checks/viewport"
import { findSmallText } from "./page-checks/drawing-text"
import { findPrintProblems } from "./page-checks/print"
import { checkScriptBudget } from "./page-checks/script-budget"
import { findOffScaleSpacing } from "./page-checks/section-spacing"
import { measureLayoutShift } from "./page-checks/layout-shift"
import { checkTextResizing } from "./page-checks/text-size"
import { findBadLineBreaks } from "./page-checks/line-breaks"
import { horizontalOverflow, test, interact } from "./site"

/**
 * Something that holds for every page: it tells what is wrong. It leaves a page as it found it: screen, light mode,
 * scrolled to the top.
 */
type PageCheck = (page: Page, built: BuiltPage, scripts: string[]) => Promise<string[]>

const scrollsSideways: PageCheck = async page => {
  const width = await horizontalOverflow(page)
  return width > 0 ? [`${width} px`] : []
}

/** What every page is asked, and in windows of which widths. */
const pageChecks: [what: string, widths: number[], ask: PageCheck][] = [
  ["moves by itself", [1440], measureLayoutShift],
  ["a head that lacks something", [1440], checkHead],
  ["drawings of the first screen that come late", [1440, 768, 390], findLazyAboveFold],
  ["what a buyer looks for comes late", [390], findKeyFactsBelowFold],
  ["room off the scale", [1440, 390], findOffScaleSpacing],
  ["its end is covered", [1440, 390], findCoveredControls],
  ["axe", AXE_WIDTHS, page => axeViolations(page)],
  // Colors are those of the palette in windows of all widths.
  ["contrast by night", [1440], darkContrastViolations],
  ["scrolls sideways", [1440, 390, 320], scrollsSideways],
  ["does not give way to text set wider or larger", [1440, 320], page => checkTextResizing(page)],
  ["words that a line tears", [1440, 768, 390, 320], findBadLineBreaks],
  ["what a screen shows in part", [1440, 768, 390], findClippedContent],
  ["small lettering in drawings", [768, 390], findSmallText],
  ["paper", [700], findPrintProblems],
]
/** Those of a width together, the widest first: laying a page out anew takes longer than most questions. */
const checksByWidth = pageChecks
  .flatMap(([what, widths, check]) => widths.map(width => ({ what: `${what} at ${width} px`, width, ask: check })))
  .sort((one, other) => other.width - one.width)

/** What every page may have of its own, and costs little to ask: a further page is asked it too. */
const ALWAYS = new Set<PageCheck>([
  checkHead,
  findClippedContent,
  findPrintProblems,
  scrollsSideways,
  findBadLineBreaks,
])

/** Of how many further pages of a kind one is asked the rest too. */
const FULL_CHECK_INTERVAL = 3

/** Pages of a kind are opened one after the other, each once, as by a visitor who reads on. */
test.describe("every page", () => {
  test.use({ colorScheme: "light" })

  for (const kind of pagesByType())
    test(kind.length > 1 ? `${dirname(kind[0]!.path)}/*` : kind[0]!.path, async ({ page, open, problems }) => {
      test.setTimeout(60_000 * kind.length)
      let scripts: string[] = []
      page.on("request", request => request.resourceType() === "script" && scripts.push(request.url()))
      for (const [index, built] of kind.entries()) {
        scripts = []
        await page.setViewportSize({ width: 1440, height: 900 })
        await open(built.path)
        const isFullyChecked = isFullRun || index % FULL_CHECK_INTERVAL === 0
        for (const { what, width, ask: check } of checksByWidth.filter(
          ({ ask: check }) => isFullyChecked || ALWAYS.has(check),
        )) {
          const height = width < 600 ? 844 : 900
          if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height })
          expect.soft(await check(page, built, scripts), `${built.path}: ${what}`).toEqual([])
        }
        expect.soft(await checkScriptBudget(page, built, scripts), `${built.path}: script for readers`).toEqual([])
        await interact(page)
        expect.soft(problems, `${built.path}: alive, without a problem`).toEqual([])
      }
    })
})
