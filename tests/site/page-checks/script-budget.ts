import type { Page } from "@playwright/test"
import type { BuiltPage } from "../built-pages"
import { scrollInstantly } from "../fixtures"
import { sizeOfScript, sizeOfScriptAt } from "../transfer-size"

/** Brotli bytes of inline scripts and of scripts loaded while scrolling. */
const MAX_BYTES = 3_150
/** Additional bytes for the announcement bar. */
const ANNOUNCEMENT_BYTES = 900
/** Scripts enabled in site.yaml, and those of forms, which readers do not use. */
const OPTIONAL_SCRIPTS = /\/scripts\/(forms|campaign)-/

/** Checks the script size for readers who only scroll: within the budget, without React. */
export const checkScriptBudget = async (page: Page, { html }: BuiltPage, scripts: string[]): Promise<string[]> => {
  await page.mouse.move(2, 500)
  await page.mouse.wheel(0, 20)
  for (const top of [1200, 2400, 3600, 4800]) {
    await scrollInstantly(page, top)
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
  const paths = [...new Set(scripts.map(script => new URL(script).pathname))]
  const inline = await page.locator("script:not([src], [type])").allTextContents()
  const size = paths
    .filter(path => !OPTIONAL_SCRIPTS.test(path))
    .reduce((sum, path) => sum + sizeOfScriptAt(path), sizeOfScript(inline.join("\n")))
  const extra = html.includes("data-announcement") ? ANNOUNCEMENT_BYTES : 0
  await scrollInstantly(page, 0)
  return [
    ...paths.filter(path => !path.startsWith("/scripts/")),
    ...(paths.length > 0 ? [] : ["no scripts loaded"]),
    ...(size <= MAX_BYTES + extra ? [] : [`${size} bytes: ${paths.join()}`]),
  ]
}
