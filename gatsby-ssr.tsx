import createCache from "@emotion/cache"
import { CacheProvider } from "@emotion/react"
import type { GatsbySSR } from "gatsby"
import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from "react"
import { renderToString } from "react-dom/server"
import { openDrawing } from "./gatsby/drawings/draw"
import { publish } from "./gatsby/drawings/publish"
import { fontsAttribute } from "./src/inline/fonts"
import { IslandContext, type IslandRenderer } from "./src/islands/island"
import { islandAttribute } from "./src/islands/names"
import { LaterStylesContext } from "./src/layout/later-styles"
import { wrapPageElement } from "./src/layout/wrap-page-element"
import { type Draw, DrawContext } from "./src/scenes/drawing-context"
import { fontsMedia, preloadedFonts, standIns, webFaces } from "./src/theme/fonts"
import { LateRulesContext } from "./src/theme/late-rules"
import { lightColors, darkColors } from "./src/theme/tokens"

export { wrapPageElement }

/**
 * No vendor prefixes: every browser that knows popovers knows these properties. One list for all pages: Emotion keeps
 * what it compiled by the identity of this list, so that a rule is compiled once and not once a page.
 */
const stylisPlugins: [] = []

const inlineScript = (key: string, text: string) => <script key={key} dangerouslySetInnerHTML={{ __html: text }} />

const deferredScript = (address: string) => <script key={address} defer src={address} />

/** A page's body and its rules: those of its first screen, and those that only what follows needs. */
interface Rendered {
  html: string
  /** Names of its rules that are known by a class. */
  names: string[]
  first: string
  later: string
}

/**
 * Renders a page's body. Drawings are drawn here, once, and those below the first screen published as files
 * (docs/decisions/0040-a-drawing-is-drawn-once.md). Each island is a React tree of its own inside the page
 * (src/islands/island.tsx).
 * @param laterStyles address of the rules for what follows the first screen
 */
const render = (body: ReactNode, draw: Draw | null, laterStyles?: string): Rendered => {
  const cache = createCache({ key: "css", stylisPlugins })
  // Emotion keeps the rules, instead of writing each where it is first used.
  cache.compat = true
  const rulesOf = (ids: string[]): string => ids.map(id => cache.inserted[id]).join("")
  let ofFirstScreen: string[] | undefined
  const lateRules: string[] = []
  const keepLateRules = (rules: string) => {
    lateRules.push(rules)
  }
  const endFirstScreen = () => {
    ofFirstScreen ??= Object.keys(cache.inserted)
    return laterStyles
  }
  const renderIsland: IslandRenderer["render"] = (element, name) =>
    renderToString(<CacheProvider value={cache}>{element}</CacheProvider>, { identifierPrefix: `${name}-` })
  const html = renderToString(
    <CacheProvider value={cache}>
      <IslandContext value={{ render: renderIsland, scripts: BROWSER_SCRIPTS.islands }}>
        <DrawContext value={draw}>
          <LateRulesContext value={draw && keepLateRules}>
            <LaterStylesContext value={draw && endFirstScreen}>{body}</LaterStylesContext>
          </LateRulesContext>
        </DrawContext>
      </IslandContext>
    </CacheProvider>,
  )
  const all = Object.keys(cache.inserted)
  // What has no class concerns the whole page, whenever it was rendered: the theme's colors are, last of all.
  const names = all.filter(id => `${cache.key}-${id}` in cache.registered)
  const ground = all.filter(id => !names.includes(id))
  const first = names.filter(id => ofFirstScreen?.includes(id) ?? true)
  return {
    html,
    names,
    first: rulesOf([...ground, ...first]),
    later: lateRules.join("") + rulesOf(names.filter(id => !first.includes(id))),
  }
}

/**
 * Renders the page and moves its styles out of the body: a style element inside a button is invalid HTML and slow.
 * Those of the first screen stand in the head, the others in a file, whose name follows from them: so the page is
 * rendered twice (docs/decisions/0055-rules-below-the-first-screen.md). Only a page with islands tells Emotion which
 * rules it has already: their names are chance, and do not compress. They stand on an element of their own, without
 * rules: Emotion moves the element that names them, and the page would be styled and laid out anew.
 */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = async ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
  setPostBodyComponents,
}) => {
  const draw = process.env.NODE_ENV === "production" ? await openDrawing() : null
  const { later } = render(bodyComponent, draw)
  const { html, names, first } = render(bodyComponent, draw, later ? publish(later, "css") : undefined)
  const hasIslands = html.includes(`${islandAttribute}="`)
  replaceBodyHTMLString(html)
  setHeadComponents([
    <style key="css" data-emotion="css" dangerouslySetInnerHTML={{ __html: standIns + first }} />,
    ...(hasIslands ? [<style key="names" data-emotion={["css", ...names].join(" ")} />] : []),
  ])
  setPostBodyComponents([
    ...BROWSER_SCRIPTS.marked.flatMap(({ attribute, text }) =>
      html.includes(attribute) ? [inlineScript(attribute, text)] : [],
    ),
    ...BROWSER_SCRIPTS.fetched.flatMap(({ attribute, address }) =>
      html.includes(`${attribute}="`) ? [deferredScript(address)] : [],
    ),
    <script
      key="speculation-rules"
      type="speculationrules"
      dangerouslySetInnerHTML={{ __html: BROWSER_SCRIPTS.speculationRules }}
    />,
  ])
}

const waitingFonts = { [fontsAttribute]: "" }

export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHeadComponents }) => {
  setHeadComponents([
    ...preloadedFonts.map(file => (
      <link key={file} rel="preload" as="font" crossOrigin="" href={file} media={fontsMedia} {...waitingFonts} />
    )),
    <style key="faces" media={fontsMedia} {...waitingFonts} dangerouslySetInnerHTML={{ __html: webFaces }} />,
    inlineScript("head", BROWSER_SCRIPTS.head),
    <link key="icon" rel="icon" type="image/svg+xml" href="/icon.svg" />,
    <link key="manifest" rel="manifest" href="/manifest.webmanifest" />,
    <meta key="day" name="theme-color" content={lightColors.ground} media="(prefers-color-scheme:light)" />,
    <meta key="night" name="theme-color" content={darkColors.ground} media="(prefers-color-scheme:dark)" />,
  ])
}

type Attributes = Record<string, unknown> & { id?: string; sliceId?: string; rel?: string; as?: string; name?: string }
const attributesOf = (component: ReactNode): Attributes =>
  isValidElement<Attributes>(component) ? component.props : {}

/** Leaves out the box in which Gatsby's router would announce the next page: pages are documents. */
export const wrapRootElement: GatsbySSR["wrapRootElement"] = ({ element }) => {
  const { children } = (element as ReactElement<{ children?: ReactNode }>).props
  return cloneElement(
    element,
    {},
    ...Children.toArray(children).filter(child => attributesOf(child).id !== "gatsby-announcer"),
  )
}

/** Gatsby's own scripts, and what it tells them. */
const isOfGatsby = (component: ReactNode): boolean => {
  const { id, sliceId } = attributesOf(component)
  return id === "gatsby-script-loader" || id === "gatsby-chunk-mapping" || sliceId === "_gatsby-scripts"
}

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

/**
 * A published page is a document: Gatsby's scripts are left out (docs/decisions/0036-pages-are-documents.md);
 * gatsby/prune-public.ts stops the build if one of them is named all the same. In `develop` they are wanted, and one of
 * our own tells of problems with the content (gatsby/develop/problem-bar.ts).
 */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
}) => {
  const components = getPostBodyComponents()
  if (process.env.NODE_ENV === "development") {
    replacePostBodyComponents([
      ...components,
      deferredScript(BROWSER_SCRIPTS.deferred),
      <script key="content-problems" src="/___content-problems.js" />,
    ])
    return
  }
  replaceHeadComponents(getHeadComponents().filter(component => !isSuperfluous(component)))
  replacePostBodyComponents(components.filter(component => !isOfGatsby(component)))
}
