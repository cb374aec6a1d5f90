/** How pages are rendered: src/render/README.md. */
import type { GatsbySSR } from "gatsby"
import { isValidElement, type ReactElement, type ReactNode } from "react"
import { emitFile } from "./gatsby/emit-file"
import { wrapPageElement } from "./src/layout/wrap-page-element"
import { isGatsbyScript, isUnusedHeadTag, stripHeadMarker, stripRouter } from "./src/render/strip-gatsby"
import { headTags } from "./src/render/head-tags"
import { renderPage } from "./src/render/render-page"
import { fallbackFonts } from "./src/theme/fonts"

export { wrapPageElement }

/** React moves an asynchronous script into the head, unless somebody listens to it: no server writes that. */
const noop = () => undefined

/**
 * A script of the page's end. Asynchronous, so that a style sheet that does not come holds up nothing; all of the page
 * has been read when it is run, because it stands behind it.
 */
const bodyScript = (address: string) => <script key={address} type="module" async src={address} onLoad={noop} />

const inlineScript = (key: string, text: string) => <script key={key} dangerouslySetInnerHTML={{ __html: text }} />

/** A build's own rendering; `develop` has React draw the page in the browser. */
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
      dangerouslySetInnerHTML={{ __html: fallbackFonts + rules }}
    />,
  ])
  setPostBodyComponents([
    bodyScript(BROWSER_SCRIPTS.page),
    // The last of all: in Chromium nothing behind it is read before it has come.
    <link key="sheet" rel="stylesheet" href={emitFile(sheet, "css")} />,
  ])
}

/** The policy stands before all that it concerns. */
const POLICY = "content-policy"

const isPolicy = (component: ReactNode) => isValidElement(component) && component.key === POLICY

export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHeadComponents }) => {
  const isBuild = process.env.NODE_ENV === "production"
  setHeadComponents([
    isBuild && <meta key={POLICY} httpEquiv="Content-Security-Policy" content={CONTENT_POLICY} />,
    ...headTags,
    inlineScript("head", BROWSER_SCRIPTS.head),
  ])
}

export const wrapRootElement: GatsbySSR["wrapRootElement"] = ({ element }) =>
  stripRouter(element as ReactElement<{ children?: ReactNode }>)

/**
 * A published page is a document: Gatsby's scripts are left out, and nothing refers to their files. In `develop` they
 * are wanted.
 */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
}) => {
  if (process.env.NODE_ENV === "development") return
  const kept = getHeadComponents()
    .filter(component => !isUnusedHeadTag(component))
    .map(stripHeadMarker)
  replaceHeadComponents([...kept.filter(isPolicy), ...kept.filter(component => !isPolicy(component))])
  replacePostBodyComponents(getPostBodyComponents().filter(component => !isGatsbyScript(component)))
}
