import { readFileSync } from "node:fs"
import { expect, test } from "@playwright/test"

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
  test(`a service worker that an earlier site has at /${file} takes itself away`, async ({ page, context }) => {
    let body = EARLIER
    await context.route(`**/${file}`, route => route.fulfill({ contentType: "text/javascript", body }))
    await page.goto("/404.html")
    await page.evaluate(async name => {
      await navigator.serviceWorker.register(`/${name}`)
      await navigator.serviceWorker.ready
    }, file)
    await page.reload()
    await expect(page).toHaveTitle("earlier")
    // The browser asks for the worker's file when a page is opened; the new one opens the page again by itself.
    body = readFileSync(`public/${file}`, "utf8")
    await page.reload()
    await expect(page).not.toHaveTitle("earlier")
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  })
