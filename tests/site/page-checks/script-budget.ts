import type { Page } from "@playwright/test"
import type { BuiltPage } from "../built-pages"
import { sizeOfScript, sizeOfScriptAt } from "../transfer-size"
import { scrollInstantly } from "../site"

/** Bytes of brotli that stand in the page, and that it fetches while somebody reads. */
const BOUND = 3_150
/** What a line above every page may add. */
const ANNOUNCEMENT = 900
/** What only a switch of site.yaml brings; and whoever writes a message does more than read. */
const SWITCHED = /\/scripts\/(forms|campaign)-/

/** Whoever reads and scrolls gets little script, and no React. */
export const checkScriptBudget = async (page: Page, { html }: BuiltPage, scripts: string[]): Promise<string[]> => {
  await page.mouse.move(2, 500)
  await page.mouse.wheel(0, 20)
  for (const top of [1200, 2400, 3600, 4800]) {
    await scrollInstantly(page, top)
    await page.evaluate(() => new Promise(requestAnimationFrame))
  }
  const addresses = [...new Set(scripts.map(script => new URL(script).pathname))]
  const inline = await page.locator("script:not([src], [type])").allTextContents()
  const size = addresses
    .filter(address => !SWITCHED.test(address))
    .reduce((sum, address) => sum + sizeOfScriptAt(address), sizeOfScript(inline.join("\n")))
  const more = html.includes("data-announcement") ? ANNOUNCEMENT : 0
  await scrollInstantly(page, 0)
  return [
    ...addresses.filter(address => !address.startsWith("/scripts/")),
    ...(addresses.length > 0 ? [] : ["nothing answers"]),
    ...(size <= BOUND + more ? [] : [`${size} bytes: ${addresses.join()}`]),
  ]
}
