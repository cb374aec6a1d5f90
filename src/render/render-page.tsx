import createCache, { type EmotionCache } from "@emotion/cache"
import { CacheProvider } from "@emotion/react"
import type { ReactNode } from "react"
import { renderToString } from "react-dom/server"
import { IslandContext, type IslandRenderer } from "#browser/islands/island"
import { SharedSheetContext } from "./deferred-styles"
import { pruneStyles } from "./prune-styles"
import { shortenClassNames } from "./shorten-class-names"

/** A page's body, and the rules for it. */
export interface RenderedPage {
  html: string
  /** Rules for what the page shows. */
  rules: string
  /** Names of these rules, where an island has to know which ones are there. */
  names: string[]
  /** Rules for what a visitor calls for: the same on every page. */
  sheet: string
}

/**
 * No vendor prefixes: every browser that knows popovers knows these properties. One list for all pages: Emotion keeps
 * what it compiled by the identity of this list, so that a rule is compiled once and not once a page.
 */
const stylisPlugins: [] = []

/** Where rules are kept while a page is rendered, and what takes them out of there. */
const createStyleCache = (key: string) => {
  const cache = createCache({ key, stylisPlugins })
  // Else Emotion writes a style element beside each component.
  cache.compat = true
  const rulesFor = (html: string) => {
    const classes = new Set(html.match(new RegExp(`${key}-[\\w-]+`, "g")))
    const inserted = Object.keys(cache.inserted)
    const isClass = (name: string) => cache.registered[`${key}-${name}`] !== undefined
    const names = inserted.filter(name => isClass(name) && classes.has(`${key}-${name}`))
    // Global styles have no class, and come first.
    const global = inserted.filter(name => !isClass(name))
    return { rules: [...global, ...names].map(name => cache.inserted[name]).join(""), names }
  }
  return { cache, rulesFor }
}

const withCache = (cache: EmotionCache, element: ReactNode) => <CacheProvider value={cache}>{element}</CacheProvider>

/**
 * Renders a page's body, once (README.md).
 * @param scripts addresses of the scripts of islands, by their names
 */
export const renderPage = (body: ReactNode, scripts: IslandRenderer["scripts"]): RenderedPage => {
  const page = createStyleCache("css")
  const sheet = createStyleCache("sheet")
  let hasIslands = false
  const renderIsland: IslandRenderer["render"] = (element, name) => {
    hasIslands = true
    return renderToString(withCache(page.cache, element), { identifierPrefix: `${name}-` })
  }
  const html = renderToString(
    withCache(
      page.cache,
      <SharedSheetContext value={sheet.cache}>
        <IslandContext value={{ render: renderIsland, scripts }}>{body}</IslandContext>
      </SharedSheetContext>,
    ),
  )
  const { rules, names } = page.rulesFor(html)
  const siteRules = sheet.rulesFor(html).rules
  const reduced = pruneStyles(html, rules, siteRules)
  // An island asks Emotion in the browser for the names that the build gave.
  const short = (text: string) => (hasIslands ? text : shortenClassNames(text, names))
  return {
    html: short(reduced.html),
    rules: short(reduced.rules),
    names: hasIslands ? names : [],
    sheet: siteRules,
  }
}
