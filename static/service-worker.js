// This site has no service worker. One of an earlier site is replaced by this, which takes itself away: browsers keep
// one whose file is missing, and ask for that file alone.
self.addEventListener("install", () => self.skipWaiting())
self.addEventListener("activate", event => {
  const retire = async () => {
    for (const name of await caches.keys()) await caches.delete(name)
    await self.registration.unregister()
    for (const client of await self.clients.matchAll({ type: "window" })) await client.navigate(client.url)
  }
  event.waitUntil(retire())
})
