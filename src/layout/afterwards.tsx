import { useSyncExternalStore } from "react"
import { LiveStyles } from "../theme/live-styles"
import { CursorGlow } from "./cursor-glow"
import { useThemeColor } from "./use-theme-color"

const never = () => () => undefined

/**
 * What a visitor does not miss before the first act, which brings the scripts: it is no part of the HTML,
 * because a page has to fit into one round trip (decision 8).
 */
export const Afterwards = () => {
  const isLive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  useThemeColor()
  return (
    isLive && (
      <>
        <LiveStyles />
        <link rel="manifest" href="/manifest.webmanifest" />
        <CursorGlow />
      </>
    )
  )
}
