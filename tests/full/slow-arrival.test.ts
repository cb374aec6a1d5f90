import assert from "node:assert/strict"
import type { Server } from "node:http"
import { after, before, describe, test } from "node:test"
import type { Browser } from "playwright-core"
import { launchBrowser } from "../../scripts/browser"
import { canonicalPages } from "../site/built-pages"
import { shift } from "../site/every-page/still"
import { windowOf } from "../site/site"
import { serveBelow } from "./serve-below"

/** A tenth of what is felt: rows that are as wide as what stands in them may give way a little. */
const FELT = 0.01
/** Pages that are open at once: nearly all of the time is waiting. */
const AT_ONCE = 4

let browser: Browser
let server: Server
let url: string

before(async () => {
  const served = await serveBelow("public", "", true)
  server = served.server
  url = served.url
  browser = await launchBrowser()
})
after(async () => {
  await browser.close()
  server.close()
})

/** What a browser cannot know before a list has ended (`:last-child`, tracks that fit what is there) moves a page. */
describe("what is on the screen does not move while the rest of the page arrives", { concurrency: AT_ONCE }, () => {
  for (const width of [390, 1440])
    for (const { path } of canonicalPages())
      test(`${path} at ${width} px`, async () => {
        const context = await browser.newContext({ viewport: windowOf(width) })
        try {
          const page = await context.newPage()
          await page.goto(url + path)
          const moved = await shift(page)
          assert.ok(moved < FELT, `moved by ${moved.toFixed(4)}`)
        } finally {
          await context.close()
        }
      })
})
