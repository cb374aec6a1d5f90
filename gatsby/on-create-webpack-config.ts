import type { GatsbyNode, Node } from "gatsby"
import type { DataOf } from "#model/types/index"
import { type BrowserScripts, bundleScripts } from "./browser-scripts"
import { createContentPolicy } from "./content-policy"

interface Config {
  plugins?: { constructor: { name: string } }[]
  cache: object
}

/** Packages that Gatsby's bundles require as they are: bundling them was half the time of a build. */
const EXTERNALS = /^@(mui|emotion)\//

/** All packages but Gatsby's own; no path, on Windows neither. */
const PACKAGE = /^(?!gatsby)[@a-z][^:\\]*$/i

/** Bundled once for all of Gatsby's own bundles. */
let scripts: Promise<BrowserScripts> | undefined

/**
 * Tells the pages of their scripts: as a constant, so that Gatsby renders all pages again when a script changes. Takes
 * Gatsby's own ESLint out of `develop`: it hands ESLint options that version 9 no longer knows, and no page is built at
 * all. The editor and `npm run lint` check with our rules.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = async ({
  stage,
  actions,
  getConfig,
  getNodesByType,
  plugins,
}) => {
  const isDevelop = stage.startsWith("develop")
  // What nothing of is published need not know them.
  if (isDevelop || stage === "build-html") {
    const [site] = getNodesByType("SiteContent") as (Node & DataOf<"SiteContent">)[]
    scripts ??= bundleScripts(Boolean(site?.announcement))
    // Gatsby types this as a plain function.
    const define = plugins.define as (constants: Record<string, string>) => object
    const { head } = await scripts
    const policy = site ? createContentPolicy(site, head) : ""
    const constants = { BROWSER_SCRIPTS: JSON.stringify(await scripts), CONTENT_POLICY: JSON.stringify(policy) }
    actions.setWebpackConfig({ plugins: [define(constants)] })
  }
  if (stage === "build-html" || stage === "develop-html") {
    actions.setWebpackConfig({
      // A list: webpack-merge would put another value in the place of Gatsby's own.
      externals: [EXTERNALS],
      externalsType: "commonjs",
    })
  }
  // Nothing of this bundle is published (docs/decisions.md): Gatsby only asks it which page
  // has which static query. So it need not be small or be found again in its sources, and packages stay outside.
  if (stage === "build-javascript")
    actions.setWebpackConfig({
      devtool: false,
      optimization: { minimize: false },
      externals: [PACKAGE],
      externalsType: "commonjs",
    })
  // Gatsby types this as a plain function.
  const config = (getConfig as () => Config)()
  actions.replaceWebpackConfig({
    ...config,
    plugins: config.plugins?.filter(plugin => plugin.constructor.name !== "ESLintWebpackPlugin"),
    // What webpack keeps makes the next build faster. Where each is the first, keeping it is a fifth of its work.
    cache: process.env.CI && !isDevelop ? { type: "memory" } : config.cache,
  })
}
