import { dirname } from "node:path"
import { expect, type Page } from "@playwright/test"
import { axeViolations, axeWidths, darkContrastViolations } from "./axe-violations"
import { type BuiltPage, isFullRun, pagesByType, parsePage } from "./built-pages"
import { horizontalOverflow, interact, test } from "./fixtures"
import { findSmallText } from "./page-checks/drawing-text"
import { checkFloatingButton, findCoveredControls } from "./page-checks/floating-button"
import { checkHead } from "./page-checks/head"
import { measureLayoutShift } from "./page-checks/layout-shift"
import { findBadLineBreaks } from "./page-checks/line-breaks"
import { findPrintProblems } from "./page-checks/print"
import { checkScriptBudget } from "./page-checks/script-budget"
import { findOffScaleSpacing } from "./page-checks/section-spacing"
import { checkTextResizing } from "./page-checks/text-size"
import { findInvalidVariables } from "./page-checks/theme-variables"
import { findClippedContent, findDistantKeyFacts, findLazyAboveFold } from "./page-checks/viewport"

/** Returns the problems of a page. Must restore screen media, light mode and the scroll position. */
type PageCheck = (page: Page, built: BuiltPage, scripts: string[]) => Promise<string[]>

const findOverflow: PageCheck = async page => {
  const width = await horizontalOverflow(page)
  return width > 0 ? [`${width} px`] : []
}

/** Colors do not depend on the width: normal runs measure contrast on wide screens only. */
const checkWithAxe: PageCheck = page =>
  axeViolations(page, undefined, isFullRun || page.viewportSize()!.width > 600 ? [] : ["color-contrast"])

/** Checks of every page with their viewport widths in px. */
const pageChecks: [name: string, widths: number[], check: PageCheck][] = [
  ["document head", [1440], checkHead],
  ["floating button", [1440], checkFloatingButton],
  ["lazy drawings above the fold", [1440, 768, 390], findLazyAboveFold],
  ["key facts below two screens", [390], findDistantKeyFacts],
  ["spacing off the scale", [1440, 390], findOffScaleSpacing],
  ["controls covered at the end", [1440, 390], findCoveredControls],
  ["axe", axeWidths, checkWithAxe],
  ["contrast in dark mode", [1440], darkContrastViolations],
  ["horizontal overflow", [1440, 390, 320], findOverflow],
  ["text resizing and spacing", [1440, 320], page => checkTextResizing(page)],
  ["bad line breaks", [1440, 768, 390, 320], findBadLineBreaks],
  ["clipped content", [1440, 768, 390], findClippedContent],
  ["small text in drawings", [768, 390], findSmallText],
  ["theme variables", [1440], findInvalidVariables],
  ["print", [768], findPrintProblems],
]
/** Checks sorted by width, widest first: relayout takes longer than most checks. */
const checksByWidth = pageChecks
  .flatMap(([name, widths, check]) => widths.map(width => ({ name: `${name} at ${width} px`, width, check })))
  .sort((a, b) => b.width - a.width)

/** Checks of content, which differs within a type. The others concern blocks, which pages of a type share. */
const contentChecks = new Set<PageCheck>([
  checkHead,
  checkFloatingButton,
  findClippedContent,
  findOverflow,
  findBadLineBreaks,
])

/** Returns the elements, data attributes, behaviors and Material UI components of a page. */
const featuresOf = ({ path }: BuiltPage): string[] =>
  [...parsePage(path).querySelectorAll("body *")].flatMap(element => [
    element.localName,
    element.getAttribute("data-behavior") ?? "",
    ...Array.from(element.attributes, ({ name }) => name).filter(name => name.startsWith("data-")),
    ...[...element.classList].filter(name => name.endsWith("-root")),
  ])

/** Returns the pages of a type that get all checks: the first, and those with features that earlier ones lack. */
const findRepresentatives = (group: BuiltPage[]): BuiltPage[] => {
  if (isFullRun || group.length === 1) return group
  const seen = new Set<string>()
  return group.filter(page => {
    const { size } = seen
    for (const feature of featuresOf(page)) seen.add(feature)
    return seen.size > size
  })
}

// Pages of a type are opened in sequence, each once.
test.describe("every page", () => {
  test.use({ colorScheme: "light" })

  for (const group of pagesByType())
    test(`passes all checks: ${group.length > 1 ? `${dirname(group[0]!.path)}/*` : group[0]!.path}`, async ({
      page,
      open,
      problems,
    }) => {
      test.setTimeout(60_000 * group.length)
      const representatives = findRepresentatives(group)
      let scripts: string[] = []
      page.on("request", request => request.resourceType() === "script" && scripts.push(request.url()))
      for (const built of group) {
        scripts = []
        await page.setViewportSize({ width: 1440, height: 900 })
        const isRepresentative = representatives.includes(built)
        await page.emulateMedia({ reducedMotion: isRepresentative ? "no-preference" : "reduce" })
        await open(built.path)
        if (isRepresentative) {
          expect.soft(await measureLayoutShift(page), `${built.path}: layout shift`).toEqual([])
          await page.emulateMedia({ reducedMotion: "reduce" })
        }
        const checks = checksByWidth.filter(({ check }) => isRepresentative || contentChecks.has(check))
        for (const { name, width, check } of checks) {
          const height = width < 600 ? 844 : 900
          if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height })
          expect.soft(await check(page, built, scripts), `${built.path}: ${name}`).toEqual([])
        }
        if (!isRepresentative) continue
        expect.soft(await checkScriptBudget(page, built, scripts), `${built.path}: script budget`).toEqual([])
        await interact(page)
        expect.soft(problems, `${built.path}: problems after hydration`).toEqual([])
      }
    })
})
