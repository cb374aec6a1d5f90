import createCache from "@emotion/cache"
import { CacheProvider } from "@emotion/react"
import createEmotionServer from "@emotion/server/create-instance"
import type { GatsbySSR } from "gatsby"
import { isValidElement, type ReactNode } from "react"
import { renderToString } from "react-dom/server"
import { areForPaper, publishLater, setDrawingsAside } from "./gatsby/later"
import { shortenHtml } from "./gatsby/shorten-html"
import { laterAttribute } from "./src/layout/later"
import { headScript, shellControls, shellScript } from "./src/layout/shell-scripts"
import { wrapPageElement } from "./src/layout/wrap-page-element"
import { fontsAttribute, fontsMedia, preloadedFonts, standIns, webFaces } from "./src/theme/fonts"
import { lightColors, darkColors } from "./src/theme/tokens"

export { wrapPageElement }

/**
 * No vendor prefixes: every browser that knows popovers knows these properties.
 * One list for all pages: Emotion keeps what it compiled by the identity of this list, so that a rule is compiled once and not once a page.
 */
const stylisPlugins: [] = []

/**
 * Renders the page and moves its styles into the head: a style element inside a button is invalid HTML and slow. `adopt-styles.ts` names them for Emotion.
 * The drawings below the first screen and the rules for paper come after the first paint (docs/decisions/0009-what-comes-later.md).
 */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
  setBodyAttributes,
}) => {
  const cache = createCache({ key: "css", stylisPlugins })
  const { extractCriticalToChunks } = createEmotionServer(cache)
  const whole = shortenHtml(renderToString(<CacheProvider value={cache}>{bodyComponent}</CacheProvider>))
  const { styles } = extractCriticalToChunks(whole)
  const forScreens = styles.filter(({ css }) => !areForPaper(css))
  const { html, drawings } = setDrawingsAside(whole)
  replaceBodyHTMLString(html)
  const cssOf = (some: typeof styles) => some.map(({ css }) => css).join("")
  const { script, sheet } = publishLater(
    drawings,
    cssOf(forScreens),
    cssOf(styles.filter(({ css }) => areForPaper(css))),
  )
  const later: Record<string, string> = { [laterAttribute]: script }
  setBodyAttributes(later)
  setHeadComponents([
    ...forScreens.map(({ key, ids, css }) => (
      <style
        key={key}
        data-emotion={key === cache.key ? key : `${key} ${ids.join(" ")}`}
        dangerouslySetInnerHTML={{ __html: css }}
      />
    )),
    <noscript key="later">
      <link rel="stylesheet" href={sheet} />
    </noscript>,
  ])
}

const waitingFonts = { [fontsAttribute]: "" }

export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHeadComponents }) => {
  setHeadComponents([
    ...preloadedFonts.map(file => (
      <link key={file} rel="preload" as="font" crossOrigin="" href={file} media={fontsMedia} {...waitingFonts} />
    )),
    <style key="stand-ins" dangerouslySetInnerHTML={{ __html: standIns }} />,
    <style key="faces" media={fontsMedia} {...waitingFonts} dangerouslySetInnerHTML={{ __html: webFaces }} />,
    <script key="color-mode" dangerouslySetInnerHTML={{ __html: headScript }} />,
    <link key="icon" rel="icon" type="image/svg+xml" href="/icon.svg" />,
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
