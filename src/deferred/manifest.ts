import { pathPrefix } from "../site/path-prefix"

/** Names the web manifest: in the page itself, the browser would ask for it while it paints. */
export const nameManifest = (): void =>
  document.head.insertAdjacentHTML("beforeend", `<link rel="manifest" href="${pathPrefix}/manifest.webmanifest">`)
