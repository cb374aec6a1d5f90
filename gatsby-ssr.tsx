import createCache from "@emotion/cache"
import { CacheProvider } from "@emotion/react"
import createEmotionServer from "@emotion/server/create-instance"
import type { GatsbySSR } from "gatsby"
import { isValidElement, type ReactNode } from "react"
import { renderToString } from "react-dom/server"
import { openDrawing } from "./gatsby/drawings/draw"
import { publish } from "./gatsby/drawings/publish"
import { PrintSheetContext } from "./src/layout/print-sheet-context"
import { headScript, shellControls, shellScript } from "./src/layout/shell-scripts"
import { wrapPageElement } from "./src/layout/wrap-page-element"
import { DrawContext } from "./src/scenes/drawing-context"
import { fallbackFaces, webFacesSheet } from "./src/theme/fonts"
import { inlineIcon } from "./src/theme/inline-icon"
import { lightColors, darkColors } from "./src/theme/tokens"

export { wrapPageElement }

/**
 * No vendor prefixes: every browser that knows popovers knows these properties.
 * One list for all pages: Emotion keeps what it compiled by the identity of this list, so that a rule is compiled once and not once a page.
 */
const stylisPlugins: [] = []

const publishSheet = (sheet: string): string => publish(sheet, "css")

/**
 * Renders the page and moves its styles into the head: a style element inside a button is invalid HTML and slow. `adopt-styles.ts` names them for Emotion.
 * Drawings are drawn here, once, and those below the first screen published as files (docs/decisions/0040-a-drawing-is-drawn-once.md).
 */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = async ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}) => {
  const cache = createCache({ key: "css", stylisPlugins })
  const { extractCriticalToChunks } = createEmotionServer(cache)
  const draw = process.env.NODE_ENV === "production" ? await openDrawing() : null
  const html = renderToString(
    <CacheProvider value={cache}>
      <DrawContext value={draw}>
        <PrintSheetContext value={draw && publishSheet}>{bodyComponent}</PrintSheetContext>
      </DrawContext>
    </CacheProvider>,
  )
  replaceBodyHTMLString(html)
  setHeadComponents(
    extractCriticalToChunks(html).styles.map(({ key, ids, css }) => (
      <style
        key={key}
        data-emotion={key === cache.key ? key : `${key} ${ids.join(" ")}`}
        dangerouslySetInnerHTML={{ __html: css }}
      />
    )),
  )
}

export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHeadComponents }) => {
  setHeadComponents([
    <style key="fallbacks" dangerouslySetInnerHTML={{ __html: fallbackFaces }} />,
    <style key="faces" media="(scripting:none)" dangerouslySetInnerHTML={{ __html: webFacesSheet }} />,
    <script key="color-mode" dangerouslySetInnerHTML={{ __html: headScript }} />,
    <link key="icon" rel="icon" href={inlineIcon} />,
    <meta key="day" name="theme-color" content={lightColors.ground} media="(prefers-color-scheme:light)" />,
    <meta key="night" name="theme-color" content={darkColors.ground} media="(prefers-color-scheme:dark)" />,
  ])
}

type Attributes = Record<string, unknown> & { id?: string; sliceId?: string; rel?: string; as?: string; name?: string }
const attributesOf = (component: ReactNode): Attributes =>
  isValidElement<Attributes>(component) ? component.props : {}

/** Gatsby's own script element for the page's path. */
const isPagePath = (component: ReactNode): boolean => attributesOf(component).id === "gatsby-script-loader"

const isScriptsSlice = (component: ReactNode): boolean => attributesOf(component).sliceId === "_gatsby-scripts"

/** What Gatsby and gatsby-plugin-image put into every head and no page of this site needs. */
const isSuperfluous = (component: ReactNode): boolean => {
  const { as, name } = attributesOf(component)
  const key = isValidElement(component) ? (component.key ?? "") : ""
  return (
    as === "script" ||
    name === "generator" ||
    key.startsWith("gatsby-image-style") ||
    key.startsWith("gatsby-image-noscript")
  )
}

const shell = (script: string) => <script key="shell" dangerouslySetInnerHTML={{ __html: script }} />

/**
 * Leaves Gatsby's scripts out of the page; the shell script fetches their slice on the first sign of intent
 * (docs/decisions/0002-scripts-on-first-intent.md).
 * In `develop` Gatsby's scripts are wanted at once, and one of our own tells of problems with the content (gatsby/develop/problem-bar.ts).
 * @throws if Gatsby no longer calls its scripts by this internal name
 */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
  pathname,
}) => {
  const components = getPostBodyComponents()
  if (process.env.NODE_ENV === "development") {
    replacePostBodyComponents([
      ...components,
      shell(shellControls),
      <script key="content-problems" src="/___content-problems.js" />,
    ])
    return
  }
  if (!components.some(isScriptsSlice)) {
    throw new Error(
      'Gatsby did not emit its scripts as the slice "_gatsby-scripts": adapt onPreRenderHTML in gatsby-ssr.tsx to this version.',
    )
  }
  replaceHeadComponents(getHeadComponents().filter(component => !isSuperfluous(component)))
  const rest = components.filter(component => !isScriptsSlice(component) && !isPagePath(component))
  replacePostBodyComponents([...rest, shell(`pagePath=${JSON.stringify(pathname)};${shellScript}`)])
}
