import { dirname } from "node:path"
import { expect, type Page } from "@playwright/test"
import { AXE_WIDTHS, axeProblems, contrastByNight } from "./axe-problems"
import { type BuiltPage, isFull, kindsOfPages } from "./built-pages"
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
import { sideways, test, wakeUp } from "./site"

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
  ["does not give way to text set wider or larger", [1440, 320], page => textProblems(page)],
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
const ALWAYS = new Set<Question>([headProblems, offScreen, onPaper, scrollsSideways, torn])

/** Of how many further pages of a kind one is asked the rest too. */
const IN_TURN = 3

/** Pages of a kind are opened one after the other, each once, as by a visitor who reads on. */
test.describe("every page", () => {
  test.use({ colorScheme: "light" })

  for (const kind of kindsOfPages())
    test(kind.length > 1 ? `${dirname(kind[0]!.path)}/*` : kind[0]!.path, async ({ page, open, problems }) => {
      test.setTimeout(60_000 * kind.length)
      let scripts: string[] = []
      page.on("request", request => request.resourceType() === "script" && scripts.push(request.url()))
      for (const [index, built] of kind.entries()) {
        scripts = []
        await page.setViewportSize({ width: 1440, height: 900 })
        await open(built.path)
        const isAskedAll = isFull || index % IN_TURN === 0
        for (const { what, width, ask } of asked.filter(({ ask }) => isAskedAll || ALWAYS.has(ask))) {
          const height = width < 600 ? 844 : 900
          if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height })
          expect.soft(await ask(page, built, scripts), `${built.path}: ${what}`).toEqual([])
        }
        expect.soft(await readersScript(page, built, scripts), `${built.path}: script for readers`).toEqual([])
        await wakeUp(page)
        expect.soft(problems, `${built.path}: alive, without a problem`).toEqual([])
      }
    })
})
