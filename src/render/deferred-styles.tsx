import type { EmotionCache } from "@emotion/cache"
import { CacheProvider } from "@emotion/react"
import { createContext, type ReactNode, useContext } from "react"

/** Where the build keeps the rules of the site's sheet, beside those of the page (render-page.tsx). */
export const SharedSheetContext = createContext<EmotionCache | null>(null)

/**
 * What is the same on every page and shown only when a visitor calls for it: menus, paper, what moves. Its rules are
 * those of one file for the whole site, and not written into each page. In `develop` and in tests they are rules like
 * any other.
 */
export const DeferredStyles = ({ children }: { children: ReactNode }) => {
  const sheet = useContext(SharedSheetContext)
  return sheet ? <CacheProvider value={sheet}>{children}</CacheProvider> : children
}
