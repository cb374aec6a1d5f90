import { onAct } from "./on-act"

/**
 * Names the web manifest at the first act: before it, the browser would ask for the manifest while it paints the page.
 */
export const nameManifest = (): void =>
  onAct(window, ["pointermove", "pointerdown", "keydown", "scroll"], () => {
    const link = Object.assign(document.createElement("link"), { rel: "manifest", href: "/manifest.webmanifest" })
    document.head.append(link)
    return Promise.resolve()
  })
