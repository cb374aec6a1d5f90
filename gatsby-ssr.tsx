import createCache from "@emotion/cache"
import { CacheProvider } from "@emotion/react"
import createEmotionServer from "@emotion/server/create-instance"
import type { GatsbySSR } from "gatsby"
import { isValidElement, type ReactNode } from "react"
import { renderToString } from "react-dom/server"
import { scriptsTemplateId, shellScript, shiftScript } from "./src/layout/shell-scripts"
import { wrapPageElement } from "./src/layout/wrap"
import { preloadedFont } from "./src/theme/fonts"
import { dayShift, nightShift } from "./src/theme/tokens"

export { wrapPageElement }

/**
 * No vendor prefixes: every browser that knows popovers knows these properties.
 * One list for all pages: Emotion keeps what it compiled by the identity of this list, so that a rule is compiled once and not once a page.
 */
const stylisPlugins: [] = []

/** Renders the page and moves its styles into the head: a style element inside a button is invalid HTML and slow. */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = ({ bodyComponent, replaceBodyHTMLString, setHeadComponents }) => {
  const cache = createCache({ key: "css", stylisPlugins })
  const { extractCriticalToChunks } = createEmotionServer(cache)
  const html = renderToString(<CacheProvider value={cache}>{bodyComponent}</CacheProvider>)
  replaceBodyHTMLString(html)
  setHeadComponents(
    extractCriticalToChunks(html).styles.map(({ key, ids, css }) => (
      <style key={key} data-emotion={`${key} ${ids.join(" ")}`} dangerouslySetInnerHTML={{ __html: css }} />
    )),
  )
}

export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHtmlAttributes, setHeadComponents }) => {
  setHtmlAttributes({ lang: "en" })
  setHeadComponents([
    <script key="shift" dangerouslySetInnerHTML={{ __html: shiftScript }} />,
    <link key="font" rel="preload" href={preloadedFont} as="font" type="font/woff2" crossOrigin="anonymous" />,
    <link key="icon" rel="icon" href="/icon.svg" type="image/svg+xml" />,
    <link key="manifest" rel="manifest" href="/manifest.webmanifest" />,
    <meta key="day" name="theme-color" content={dayShift.ground} media="(prefers-color-scheme:light)" />,
    <meta key="night" name="theme-color" content={nightShift.ground} media="(prefers-color-scheme:dark)" />,
  ])
}

const isScriptsSlice = (component: ReactNode): boolean => isValidElement<{ sliceId?: string }>(component) && component.props.sliceId === "_gatsby-scripts"
const isScriptPreload = (component: ReactNode): boolean =>
  isValidElement<{ rel?: string; as?: string }>(component) && component.type === "link" && component.props.as === "script"

/**
 * Puts Gatsby's scripts into an inert template; the shell script takes them out on the first sign of intent (docs/decisions/0002-scripts-on-first-intent.md).
 * @throws if Gatsby no longer calls its scripts by this internal name
 */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
}) => {
  if (process.env.NODE_ENV === "development") return
  const components = getPostBodyComponents()
  const slice = components.find(isScriptsSlice)
  if (!slice) throw new Error('Gatsby did not emit its scripts as the slice "_gatsby-scripts": adapt onPreRenderHTML in gatsby-ssr.tsx to this version.')
  replaceHeadComponents(getHeadComponents().filter(component => !isScriptPreload(component)))
  replacePostBodyComponents([
    ...components.filter(component => component !== slice),
    <template key="scripts" id={scriptsTemplateId}>
      {slice}
    </template>,
    <script key="shell" dangerouslySetInnerHTML={{ __html: shellScript }} />,
  ])
}
