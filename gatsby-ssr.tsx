/** Page rendering, see src/render/README.md. */
import type { GatsbySSR } from "gatsby"
import { isValidElement, type ReactElement, type ReactNode } from "react"
import { emitFile } from "./gatsby/emit-file"
import { wrapPageElement } from "./src/layout/wrap-page-element"
import { headTags } from "./src/render/head-tags"
import { renderPage } from "./src/render/render-page"
import { isGatsbyScript, isUnusedHeadTag, stripHeadMarker, stripRouter } from "./src/render/strip-gatsby"
import { baseFaces } from "./src/theme/fonts"

export { wrapPageElement }

/** Keeps async scripts in the body: React hoists those without a handler into the head. It does not render handlers. */
const noop = () => undefined

/**
 * Renders a script at the end of the body, after the page. Async, so that a slow style sheet does not block it.
 */
const bodyScript = (url: string) => <script key={url} type="module" async src={url} onLoad={noop} />

const inlineScript = (key: string, code: string) => <script key={key} dangerouslySetInnerHTML={{ __html: code }} />

/** Renders pages in builds; in `develop`, React renders them in the browser. */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
  setPostBodyComponents,
}) => {
  const { html, rules, names, sheet } = renderPage(bodyComponent, BROWSER_SCRIPTS.islands)
  replaceBodyHTMLString(html)
  setHeadComponents([
    <style
      key="css"
      {...(names.length > 0 && { "data-emotion": ["css", ...names].join(" ") })}
      dangerouslySetInnerHTML={{ __html: baseFaces + rules }}
    />,
  ])
  setPostBodyComponents([
    bodyScript(BROWSER_SCRIPTS.page),
    // At the end: Chromium parses nothing after a style sheet until it has loaded.
    <link key="sheet" rel="stylesheet" href={emitFile(sheet, "css")} />,
  ])
}

/** React key of the policy's meta element, which must precede everything it applies to. */
const POLICY_KEY = "content-policy"

const isPolicy = (component: ReactNode) => isValidElement(component) && component.key === POLICY_KEY

export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHeadComponents }) => {
  const isBuild = process.env.NODE_ENV === "production"
  setHeadComponents([
    isBuild && <meta key={POLICY_KEY} httpEquiv="Content-Security-Policy" content={CONTENT_POLICY} />,
    ...headTags,
    inlineScript("head", BROWSER_SCRIPTS.head),
  ])
}

export const wrapRootElement: GatsbySSR["wrapRootElement"] = ({ element }) =>
  stripRouter(element as ReactElement<{ children?: ReactNode }>)

/**
 * Removes Gatsby's scripts and their links from published pages. `develop` needs them.
 */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
}) => {
  if (process.env.NODE_ENV === "development") return
  const components = getHeadComponents()
    .filter(component => !isUnusedHeadTag(component))
    .map(stripHeadMarker)
  replaceHeadComponents([...components.filter(isPolicy), ...components.filter(component => !isPolicy(component))])
  replacePostBodyComponents(getPostBodyComponents().filter(component => !isGatsbyScript(component)))
}
