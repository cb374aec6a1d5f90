import type { EmotionCache } from "@emotion/cache"
import { CacheProvider } from "@emotion/react"
import { createContext, type ReactNode, useContext } from "react"

/** Emotion cache of the shared style sheet; null in `develop` and in tests. */
export const SharedSheetContext = createContext<EmotionCache | null>(null)

/**
 * Puts the styles of its children into the shared style sheet, which is linked at the end of every page: menus, print,
 * motion. The children must be the same on every page. Their styles have no universal selectors (`::selection`) and no
 * variables or inherited properties of `html`: Chromium would restyle all elements when the sheet loads. In `develop`
 * and in tests, styles are inline.
 */
export const DeferredStyles = ({ children }: { children: ReactNode }) => {
  const sheet = useContext(SharedSheetContext)
  return sheet ? <CacheProvider value={sheet}>{children}</CacheProvider> : children
}
