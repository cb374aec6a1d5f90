import type { GatsbyNode, Node } from "gatsby"
import type { DataOf } from "#model/types/index"
import { type BrowserScripts, bundleScripts } from "./browser-scripts"
import { createContentPolicy } from "./content-policy"

interface Config {
  plugins?: { constructor: { name: string } }[]
  module: { rules: { test?: RegExp }[] }
  cache: object
}

/** Packages that Node requires while it renders pages: bundling them took half of the build time. */
const EXTERNALS = /^@(mui|emotion)\//

/** Imports of packages other than Gatsby's. Excludes paths, also those of Windows. */
const PACKAGE = /^(?!gatsby)[@a-z][^:\\]*$/i

/** Test of gatsby-plugin-typescript's rule. Gatsby adds the plugin, but its own rule compiles TypeScript too. */
const SECOND_TYPESCRIPT_RULE = String.raw`\.tsx?$`

/** Browser scripts, bundled once for all webpack stages. */
let scripts: Promise<BrowserScripts> | undefined

/**
 * Defines the scripts and the content policy as constants: if one changes, Gatsby renders all pages again. Speeds up
 * bundling; compiles TypeScript once. Removes Gatsby's ESLint plugin from `develop`: it passes options that ESLint 9
 * rejects, which fails the build. Code editors and `npm run lint` run our rules.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = async ({
  stage,
  actions,
  getConfig,
  getNodesByType,
  plugins,
}) => {
  const isDevelop = stage.startsWith("develop")
  // build-javascript needs no constants: its bundle is not published.
  if (isDevelop || stage === "build-html") {
    const [site] = getNodesByType("SiteContent") as (Node & DataOf<"SiteContent">)[]
    scripts ??= bundleScripts(Boolean(site?.announcement))
    // Gatsby types it as `Function`.
    const define = plugins.define as (constants: Record<string, string>) => object
    const { head } = await scripts
    const policy = site ? createContentPolicy(site, head) : ""
    const constants = { BROWSER_SCRIPTS: JSON.stringify(await scripts), CONTENT_POLICY: JSON.stringify(policy) }
    actions.setWebpackConfig({ plugins: [define(constants)] })
  }
  if (stage === "build-html" || stage === "develop-html") {
    actions.setWebpackConfig({
      // An array: webpack-merge appends it to Gatsby's externals; any other value would replace them.
      externals: [EXTERNALS],
      externalsType: "commonjs",
    })
  }
  // Gatsby only reads the static queries of this bundle (docs/decisions.md). It needs no minification, source maps or
  // packages.
  if (stage === "build-javascript")
    actions.setWebpackConfig({
      devtool: false,
      optimization: { minimize: false },
      externals: [PACKAGE],
      externalsType: "commonjs",
    })
  // Gatsby types it as `Function`.
  const config = (getConfig as () => Config)()
  actions.replaceWebpackConfig({
    ...config,
    module: {
      ...config.module,
      rules: config.module.rules.filter(({ test }) => test?.source !== SECOND_TYPESCRIPT_RULE),
    },
    plugins: config.plugins?.filter(plugin => plugin.constructor.name !== "ESLintWebpackPlugin"),
    // In CI every build is the first: writing a cache for the next build would take a fifth of the time.
    cache: process.env.CI && !isDevelop ? { type: "memory" } : config.cache,
  })
}
