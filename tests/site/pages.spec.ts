import { expect, type Page } from "@playwright/test"
import { axeProblems, AXE_WIDTHS, contrastByNight } from "./axe-problems"
import { type BuiltPage, canonicalPages, isFurther } from "./built-pages"
import { coveredAtEnd } from "./every-page/end"
import { headProblems } from "./every-page/head"
import { lateAnswers, lateDrawings, offScreen } from "./every-page/layout"
import { smallLettering } from "./every-page/lettering"
import { onPaper } from "./every-page/paper"
import { readersScript } from "./every-page/reading"
import { offScale } from "./every-page/sections"
import { ownShift } from "./every-page/still"
import { textProblems } from "./every-page/text-size"
import { torn } from "./every-page/torn"
import { isFull, sideways, test, wakeUp } from "./site"

/**
 * Something that holds for every page: it tells what is wrong. It leaves a page as it found it: screen, light mode,
 * scrolled to the top.
 */
type Question = (page: Page, built: BuiltPage, scripts: string[]) => Promise<string[]>

const scrollsSideways: Question = async page => {
  const width = await sideways(page)
  return width > 0 ? [`${width} px`] : []
}

/** What every page is asked, and in windows of which widths. */
const questions: [what: string, widths: number[], ask: Question][] = [
  ["moves by itself", [1440], ownShift],
  ["a head that lacks something", [1440], headProblems],
  ["drawings of the first screen that come late", [1440, 768, 390], lateDrawings],
  ["what a buyer looks for comes late", [390], lateAnswers],
  ["room off the scale", [1440, 390], offScale],
  ["its end is covered", [1440, 390], coveredAtEnd],
  ["axe", AXE_WIDTHS, page => axeProblems(page)],
  // Colors are those of the palette in windows of all widths.
  ["contrast by night", [1440], contrastByNight],
  ["scrolls sideways", [1440, 390, 320], scrollsSideways],
  ["does not give way to text set wider or larger", [1440, 320], textProblems],
  ["words that a line tears", [1440, 768, 390, 320], torn],
  ["what a screen shows in part", [1440, 768, 390], offScreen],
  ["small lettering in drawings", [768, 390], smallLettering],
  ["paper", [700], onPaper],
]
/** Those of a width together, the widest first: laying a page out anew takes longer than most questions. */
const asked = questions
  .flatMap(([what, widths, ask]) => widths.map(width => ({ what: `${what} at ${width} px`, width, ask })))
  .sort((one, other) => other.width - one.width)

/** What every page may have of its own, and costs little to ask: a further page is asked it too. */
const ALWAYS = new Set<Question>([headProblems, onPaper])

/** Of how many other questions a further page of a kind is asked one. */
const IN_TURN = 3

/** Each page is opened once and asked everything; a further page of a kind every third question. */
test.describe("every page", () => {
  test.use({ colorScheme: "light" })

  for (const [index, built] of canonicalPages().entries())
    test(built.path, async ({ page, open, problems }) => {
      const scripts: string[] = []
      page.on("request", request => request.resourceType() === "script" && scripts.push(request.url()))
      await page.setViewportSize({ width: 1440, height: 900 })
      await open(built.path)
      const isAskedAll = isFull || !isFurther(built.path, canonicalPages())
      for (const [at, { what, width, ask }] of asked.entries()) {
        if (!isAskedAll && !ALWAYS.has(ask) && (at + index) % IN_TURN > 0) continue
        const height = width < 600 ? 844 : 900
        const now = page.viewportSize()
        if (now?.width !== width || now.height !== height) await page.setViewportSize({ width, height })
        expect.soft(await ask(page, built, scripts), what).toEqual([])
      }
      expect.soft(await readersScript(page, built, scripts), "script for whoever reads").toEqual([])
      await wakeUp(page)
      expect.soft(problems, "alive, without a problem").toEqual([])
    })
})
