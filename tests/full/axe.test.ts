import assert from "node:assert/strict"
import { after, describe, test } from "node:test"
import type { Page } from "playwright-core"
import { canonicalPages } from "../site/built-pages"
import { agreesWith, counted, todayInWords } from "../measured"
import { axeProblems } from "../site/axe-problems"
import { resize, sideways, untilWhole, visit } from "../site/site"
import { textProblems } from "../site/every-page/text-size"

const WIDTHS = [1440, 768, 390, 320]

/** What a visitor may ask of their system besides a color scheme. */
const MODES = { "forced colors": { forcedColors: "active" }, "more contrast": { contrast: "more" } } as const

const shown = (page: Page, selector: string) => page.locator(selector).filter({ visible: true })

/**
 * What can be open or chosen on a page. Each opens its state, if the page has it, and returns whether it did; Escape
 * or a new visit ends it.
 */
const STATES: Record<string, (page: Page) => Promise<boolean>> = {
  "the menu": async page => {
    const button = shown(page, "header [popovertarget]").first()
    if ((await button.count()) === 0) return false
    await button.click()
    return true
  },
  "a question": async page => {
    const questions = shown(page, "main details:not(nav *) > summary")
    if ((await questions.count()) === 0) return false
    await questions.first().click()
    return true
  },
  "another topic": async page => {
    const topic = shown(page, "[data-behaviour=topics] nav button").last()
    if ((await topic.count()) === 0) return false
    await topic.click()
    return true
  },
  "a filter that finds nothing": async page => {
    const search = shown(page, "#resource-filter [type=search]")
    if ((await search.count()) === 0) return false
    await search.fill("zzzz")
    await page.locator("#resources").getByRole("heading").first().waitFor()
    await page.waitForFunction(() => !document.querySelector("#resources li"))
    return true
  },
  "a form that is not complete": async page => {
    const submit = shown(page, "#form [type=submit]")
    if ((await submit.count()) === 0) return false
    await submit.click()
    return true
  },
}

describe("every page, in every look", { concurrency: 2 }, () => {
  let findings = 0
  // The accessibility statement says what this run was and what it found.
  after(() =>
    agreesWith({
      accessPages: String(canonicalPages().length),
      accessFindings: counted(findings),
      ...(process.env.MEASURED === "write" ? { accessDate: todayInWords() } : {}),
    }),
  )
  for (const { path } of canonicalPages())
    test(path, () =>
      visit(path, { colorScheme: "light" }, async ({ page }) => {
        const problems: string[] = []
        const note = (look: string, found: string[]) => problems.push(...found.map(problem => `${look}: ${problem}`))
        for (const width of WIDTHS) {
          await resize(page, width)
          for (const colorScheme of ["light", "dark"] as const) {
            await page.emulateMedia({ colorScheme })
            note(`${width} px, ${colorScheme}`, await axeProblems(page))
          }
          note(`${width} px`, await textProblems(page))
          if ((await sideways(page)) !== 0) note(`${width} px`, ["scrolls sideways"])
        }
        for (const width of [1440, 390]) {
          await resize(page, width)
          for (const [mode, media] of Object.entries(MODES)) {
            await page.emulateMedia({ colorScheme: "light", ...media })
            // axe reads colors of the page's own where the system has put others.
            const found = (await axeProblems(page)).filter(
              problem => mode !== "forced colors" || !problem.startsWith("color-contrast"),
            )
            note(`${width} px, ${mode}`, found)
            await page.emulateMedia({ forcedColors: "none", contrast: "no-preference" })
          }
          for (const [state, open] of Object.entries(STATES)) {
            if (!(await open(page))) continue
            for (const colorScheme of ["light", "dark"] as const) {
              await page.emulateMedia({ colorScheme })
              note(`${width} px, ${colorScheme}, ${state}`, await axeProblems(page))
            }
            await page.goto(page.url().replace(/#.*/, ""))
            // What lies below the first screen appears in parts.
            await untilWhole(page)
          }
        }
        findings += problems.length
        assert.deepEqual(problems, [])
      }),
    )
})
