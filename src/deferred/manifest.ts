import { pathPrefix } from "../site/path-prefix"

/** Names the web manifest: in the page itself, the browser would ask for it while it paints. */
export const nameManifest = (): void => {
  const href = `${pathPrefix}/manifest.webmanifest`
  document.head.append(Object.assign(document.createElement("link"), { rel: "manifest", href }))
}
