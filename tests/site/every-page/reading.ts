import assert from "node:assert/strict"
import { sizeOfScriptAt } from "../compressed"
import type { Question } from "./question"

/** Bytes of script for whoever reads, at most, as a host sends them. */
const READING = 3_000

export const reading: Question = {
  title: "brings one small script to whoever reads and scrolls, and no React",
  width: 1440,
  ask: async ({ page, scripts, built }) => {
    await page.mouse.move(2, 500)
    for (let step = 0; step < 4; step++) await page.mouse.wheel(0, 1200)
    await page.evaluate(() => new Promise(requestAnimationFrame))
    const addresses = [...new Set(scripts.map(script => new URL(script).pathname))]
    // A form that delivers has one of its own.
    assert.equal(addresses.length, built.html.includes("/scripts/forms-") ? 2 : 1, addresses.join())
    for (const address of addresses) assert.ok(sizeOfScriptAt(address) <= READING)
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }))
  },
}
