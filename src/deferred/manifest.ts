/** Names the web manifest: in the page itself the browser would ask for it before the first paint. */
export const nameManifest = (): void =>
  document.head.append(Object.assign(document.createElement("link"), { rel: "manifest", href: "/manifest.webmanifest" }))
