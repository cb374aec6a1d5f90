import assert from "node:assert/strict"
import { BOUNDS } from "../bounds"
import { announcementAttribute } from "../../../src/browser/announcement"
import { sizeOfScript, sizeOfScriptAt } from "../compressed"
import { attribute, elementsOf, parsed, scriptText } from "../parsed"
import type { Question } from "./question"

/** What a line above every page may add. */
const ANNOUNCEMENT = 900
/** What only a switch of site.yaml brings; and whoever writes a message does more than read. */
const SWITCHED = /\/scripts\/(forms|campaign)-/

const inlineScripts = (html: string) =>
  elementsOf(parsed(html))
    .filter(({ tagName }) => tagName === "script")
    .filter(script => attribute(script, "src") === undefined && attribute(script, "type") === undefined)
    .map(scriptText)

export const reading: Question = {
  title: "brings little script to whoever reads and scrolls, and no React",
  width: 1440,
  ask: async ({ page, scripts, built }) => {
    await page.mouse.move(2, 500)
    for (let step = 0; step < 4; step++) await page.mouse.wheel(0, 1200)
    await page.evaluate(() => new Promise(requestAnimationFrame))
    const addresses = [...new Set(scripts.map(script => new URL(script).pathname))]
    assert.ok(addresses.length > 0 && addresses.every(address => address.startsWith("/scripts/")), addresses.join())
    const size = addresses
      .filter(address => !SWITCHED.test(address))
      .reduce((sum, address) => sum + sizeOfScriptAt(address), sizeOfScript(inlineScripts(built.html).join("\n")))
    const more = built.html.includes(announcementAttribute) ? ANNOUNCEMENT : 0
    assert.ok(size <= BOUNDS.readersScript + more, `${size} bytes: ${addresses.join()}`)
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }))
  },
}
