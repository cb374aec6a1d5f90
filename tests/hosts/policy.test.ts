import assert from "node:assert/strict"
import { readdirSync } from "node:fs"
import { after, before, test } from "node:test"
import type { Browser } from "playwright-core"
import { launchBrowser } from "../../scripts/browser"
import { type Server, startCaddy } from "./servers"

const routes = readdirSync("public", { recursive: true, encoding: "utf8" })
  .filter(file => file.endsWith("index.html") && !/^(404|admin|_gatsby)\//.test(file))
  .map(file => `/${file.replace(/\/?index\.html$/, "")}`)

let server: Server
let browser: Browser
before(async () => {
  server = await startCaddy()
  browser = await launchBrowser()
})
after(async () => {
  await browser?.close()
  server?.stop()
})

test("no page does what its policy forbids: at load, scrolled through, touched and typed into", async () => {
  const context = await browser.newContext({ ignoreHTTPSErrors: true })
  const violations: string[] = []
  for (const route of [...routes, "/no-such-page"]) {
    const page = await context.newPage()
    page.on("console", message => {
      if (/Content Security Policy/i.test(message.text())) violations.push(`${route}: ${message.text()}`)
    })
    await page.goto(server.origin + route, { waitUntil: "load" })
    await page.mouse.move(200, 200)
    await page.keyboard.press("Tab")
    await page.mouse.wheel(0, 3000)
    await page.waitForTimeout(150)
    await page.close()
  }
  assert.deepEqual([...new Set(violations)], [])
})

test("the policy is in force: a script that is not of the page does not run", async () => {
  const page = await (await browser.newContext({ ignoreHTTPSErrors: true })).newPage()
  await page.goto(`${server.origin}/`)
  const ran = await page.evaluate(() => {
    document.body.append(Object.assign(document.createElement("script"), { textContent: "document.title = 'ran'" }))
    return document.title === "ran"
  })
  assert.equal(ran, false)
})
