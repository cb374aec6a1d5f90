import { pathPrefix } from "../site/path-prefix"
import { onAct } from "./on-act"

/**
 * Names the web manifest at the first act: before it, the browser would ask for the manifest while it paints the page.
 */
export const nameManifest = (): void =>
  onAct(window, ["pointermove", "pointerdown", "keydown", "scroll"], () => {
    const href = `${pathPrefix}/manifest.webmanifest`
    document.head.append(Object.assign(document.createElement("link"), { rel: "manifest", href }))
    return Promise.resolve()
  })
