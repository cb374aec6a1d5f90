import { readFileSync } from "node:fs"
import { expect, test } from "@playwright/test"

/** Service worker of a previous site that answers all navigations. */
const PREVIOUS_WORKER = `
self.addEventListener("install", () => self.skipWaiting())
self.addEventListener("activate", event => event.waitUntil(self.clients.claim()))
self.addEventListener("fetch", event => {
  if (event.request.mode === "navigate")
    event.respondWith(new Response("<title>earlier</title>", { headers: { "content-type": "text/html" } }))
})
`

for (const file of ["sw.js", "service-worker.js"])
  test(`removes a previous site's service worker at /${file}`, async ({ page, context }) => {
    let body = PREVIOUS_WORKER
    await context.route(`**/${file}`, route => route.fulfill({ contentType: "text/javascript", body }))
    await page.goto("/404.html")
    await page.evaluate(async name => {
      await navigator.serviceWorker.register(`/${name}`)
      await navigator.serviceWorker.ready
    }, file)
    await page.reload()
    await expect(page).toHaveTitle("earlier")
    // The browser updates the worker on navigation; the new one reloads the page.
    body = readFileSync(`public/${file}`, "utf8")
    await page.reload()
    await expect(page).not.toHaveTitle("earlier")
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  })
