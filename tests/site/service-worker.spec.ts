import assert from "node:assert/strict"
import { readFileSync } from "node:fs"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { test } from "@playwright/test"

/** What the worker of an earlier site does at worst: it answers for the whole site, from what it has kept. */
const EARLIER = `
self.addEventListener("install", () => self.skipWaiting())
self.addEventListener("activate", event => event.waitUntil(self.clients.claim()))
self.addEventListener("fetch", event => {
  if (event.request.mode === "navigate")
    event.respondWith(new Response("<title>earlier</title>", { headers: { "content-type": "text/html" } }))
})
`

for (const file of ["sw.js", "service-worker.js"])
  test(`a service worker that an earlier site has at /${file} takes itself away`, async ({ page }) => {
    let isEarlier = true
    const server = createServer(({ url }, response) => {
      const isWorker = url === `/${file}` || url === "/sw.js"
      const type = isWorker ? "text/javascript" : "text/html"
      response.writeHead(200, { "content-type": type, "cache-control": "max-age=0" })
      if (isWorker) response.end(isEarlier ? EARLIER : readFileSync(`public${url}`))
      else response.end(`<title>today</title>`)
    })
    await new Promise<void>(done => server.listen(0, "127.0.0.1", done))
    try {
      await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`)
      await page.evaluate(async name => {
        await navigator.serviceWorker.register(`/${name}`)
        await navigator.serviceWorker.ready
      }, file)
      await page.reload()
      assert.equal(await page.title(), "earlier")
      isEarlier = false
      // The browser asks for the worker's file when a page is opened; the new one opens the page again by itself.
      await page.reload()
      await page.waitForFunction(() => document.title === "today")
      assert.equal(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length), 0)
    } finally {
      server.close()
      server.closeAllConnections()
    }
  })
