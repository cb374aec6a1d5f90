import assert from "node:assert/strict"
import type { Page } from "@playwright/test"
import { untilAnswers, visit } from "./site"

/** Requests for scripts, fonts, and the rules of menus and paper. */
export const SCRIPTS = "**/scripts/*"
export const FONTS = "**/fonts/*"
export const RULES = "**/styles/*.css"
/** What the tests type. */
export const TYPED = "e"

/** The field of the contact form or of the library, whichever the page has, that is typed into. */
export const field = (page: Page) => page.locator("#form [name=name], #resource-filter [type=search]")
/** Whether the library's filter answers. */
export const filters = async (page: Page) => (await page.locator("[data-only]").count()) > 0
/** The color mode that is chosen. */
export const mode = (page: Page) => page.locator("html").getAttribute("data-theme")
/** The theme toggle that is shown. */
export const toggle = (page: Page) => page.locator("[data-theme-toggle]").filter({ visible: true }).first()
/** Waits until what has been set off has been painted. */
export const frames = (page: Page) =>
  page.evaluate(() => new Promise(done => requestAnimationFrame(() => setTimeout(done))))

/** What a browser says by itself of a file that did not come is no word of ours. */
export const ours = (problems: string[]) =>
  problems.filter(problem => !/^\d{3}:|Failed to load|net::|MIME type|Failed to decode/.test(problem))

/** Holds requests back. The returned function lets them go. */
export const hold = async (page: Page, ...patterns: string[]): Promise<() => void> => {
  let release: () => void = () => undefined
  const released = new Promise<void>(done => (release = done))
  for (const pattern of patterns)
    await page.route(pattern, async route => {
      await released
      // The page may be gone by then.
      await route.continue().catch(() => undefined)
    })
  return release
}

/** Opens a page once a fault has been prepared; a small file of the site stands there before. */
export const visitWith = (
  path: string,
  prepare: (page: Page) => Promise<unknown>,
  run: (page: Page, problems: string[]) => Promise<void>,
) =>
  visit("/robots.txt", {}, async ({ page, problems }) => {
    await prepare(page)
    // A script that is held back holds back what documents call loaded, but not what is seen.
    await page.goto(new URL(path, page.url()).href, { waitUntil: "commit" })
    await page.waitForSelector("footer:not(main *)")
    await run(page, problems)
  })

/** Switches the color mode, opens a question if there is one, and sees that it happened. */
export const assertAnswers = async (page: Page) => {
  // A press before what answers has come is lost.
  await page.waitForSelector("script[src*='/scripts/site-']", { state: "attached" })
  await untilAnswers(page)
  const before = await mode(page)
  await toggle(page).click()
  // Where it spreads from the switch, the mode changes a frame later.
  await page.waitForFunction(mode => document.documentElement.getAttribute("data-theme") !== mode, before)
  const question = page.locator("main details:not(nav *) > summary").filter({ visible: true }).first()
  if ((await question.count()) === 0) return
  await question.click()
  assert.equal(await page.locator("main details[open]").count(), 1)
}
