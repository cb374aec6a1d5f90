import { writeFileSync } from "node:fs"
import { join } from "node:path"

/** Where sites have their service worker by custom: Gatsby's plugin, Workbox, and Create React App. */
const ADDRESSES = ["sw.js", "service-worker.js"]

const RETIRED = `// This site has no service worker. One of an earlier site is replaced by this, which takes itself away.
self.addEventListener("install", () => self.skipWaiting())
self.addEventListener("activate", event => {
  const retire = async () => {
    for (const name of await caches.keys()) await caches.delete(name)
    await self.registration.unregister()
    for (const client of await self.clients.matchAll({ type: "window" })) await client.navigate(client.url)
  }
  event.waitUntil(retire())
})
`

/**
 * A service worker of an earlier site at this address would answer for it for ever: browsers keep one whose file is
 * missing, and ask for that file alone whatever it answers. So the file is there.
 * @param folder where the build is
 */
export const retireWorkers = (folder: string): void => {
  for (const file of ADDRESSES) writeFileSync(join(folder, file), RETIRED)
}
