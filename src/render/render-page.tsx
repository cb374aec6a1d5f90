import createCache, { type EmotionCache } from "@emotion/cache"
import { CacheProvider } from "@emotion/react"
import type { ReactNode } from "react"
import { renderToString } from "react-dom/server"
import { IslandContext, type IslandRenderer } from "#browser/islands/island"
import { SharedSheetContext } from "./deferred-styles"
import { pruneStyles } from "./prune-styles"
import { shortenClassNames } from "./shorten-class-names"

/** Body and styles of a page. */
export interface RenderedPage {
  html: string
  /** Inline CSS. */
  rules: string
  /** Emotion's names of the inline rules, for islands; empty on pages without. */
  names: string[]
  /** CSS of the shared style sheet, the same on every page. */
  sheet: string
}

/**
 * No vendor prefixes: browsers with popovers need none. One array for all pages: Emotion caches compiled rules by the
 * identity of this array.
 */
const stylisPlugins: [] = []

/** Creates an Emotion cache, and a function that returns its rules that HTML uses. */
const createStyleCache = (key: string) => {
  const cache = createCache({ key, stylisPlugins })
  // Otherwise, Emotion renders a style element beside each component.
  cache.compat = true
  const rulesFor = (html: string) => {
    const classes = new Set(html.match(new RegExp(`${key}-[\\w-]+`, "g")))
    const inserted = Object.keys(cache.inserted)
    const isClass = (name: string) => cache.registered[`${key}-${name}`] !== undefined
    const names = inserted.filter(name => isClass(name) && classes.has(`${key}-${name}`))
    // Global styles have no class. They come first.
    const global = inserted.filter(name => !isClass(name))
    return { rules: [...global, ...names].map(name => cache.inserted[name]).join(""), names }
  }
  return { cache, rulesFor }
}

const withCache = (cache: EmotionCache, element: ReactNode) => <CacheProvider value={cache}>{element}</CacheProvider>

/**
 * Renders the body of a page (README.md).
 * @param scripts - URLs of island scripts by name
 */
export const renderPage = (body: ReactNode, scripts: IslandRenderer["scripts"]): RenderedPage => {
  const pageStyles = createStyleCache("css")
  const sharedStyles = createStyleCache("sheet")
  let hasIslands = false
  const renderIsland: IslandRenderer["render"] = (element, identifierPrefix) => {
    hasIslands = true
    return renderToString(withCache(pageStyles.cache, element), { identifierPrefix })
  }
  const html = renderToString(
    withCache(
      pageStyles.cache,
      <SharedSheetContext value={sharedStyles.cache}>
        <IslandContext value={{ render: renderIsland, scripts }}>{body}</IslandContext>
      </SharedSheetContext>,
    ),
  )
  const { rules, names } = pageStyles.rulesFor(html)
  const pruned = pruneStyles(html, rules, sharedStyles.rulesFor(html).rules)
  // In islands, Emotion needs the original names in the browser.
  const shorten = (text: string) => (hasIslands ? text : shortenClassNames(text, names))
  return {
    html: shorten(pruned.html),
    rules: shorten(pruned.rules),
    names: hasIslands ? names : [],
    sheet: pruned.sheet,
  }
}
