import createCache from "@emotion/cache"
import { CacheProvider } from "@emotion/react"
import createEmotionServer from "@emotion/server/create-instance"
import type { GatsbySSR } from "gatsby"
import { isValidElement, type ReactNode } from "react"
import { renderToString } from "react-dom/server"
import { scriptsTemplateId, shellScript, shiftScript } from "./src/layout/shell-scripts"
import { wrapPageElement } from "./src/layout/wrap"
import { preloadedFont } from "./src/theme/fonts"

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
  ])
}

const isScriptsSlice = (component: ReactNode): boolean => isValidElement<{ sliceId?: string }>(component) && component.props.sliceId === "_gatsby-scripts"
const isScriptPreload = (component: ReactNode): boolean =>
  isValidElement<{ rel?: string; as?: string }>(component) && component.type === "link" && component.props.as === "script"

const shell = <script key="shell" dangerouslySetInnerHTML={{ __html: shellScript }} />

/**
 * Puts Gatsby's scripts into an inert template; the shell script takes them out on the first sign of intent (docs/decisions/0002-scripts-on-first-intent.md).
 * In `develop` Gatsby's scripts are wanted at once, and one of our own tells of problems with the content (gatsby/develop/problem-bar.ts).
 * @throws if Gatsby no longer calls its scripts by this internal name
 */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
}) => {
  const components = getPostBodyComponents()
  if (process.env.NODE_ENV === "development") {
    replacePostBodyComponents([...components, shell, <script key="content-problems" src="/___content-problems.js" />])
    return
  }
  const slice = components.find(isScriptsSlice)
  if (!slice) throw new Error('Gatsby did not emit its scripts as the slice "_gatsby-scripts": adapt onPreRenderHTML in gatsby-ssr.tsx to this version.')
  replaceHeadComponents(getHeadComponents().filter(component => !isScriptPreload(component)))
  replacePostBodyComponents([
    ...components.filter(component => component !== slice),
    <template key="scripts" id={scriptsTemplateId}>
      {slice}
    </template>,
    shell,
  ])
}
