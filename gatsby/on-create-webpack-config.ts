import type { GatsbyNode } from "gatsby"

interface Config {
  plugins?: { constructor: { name: string } }[]
}

/**
 * Takes Gatsby's own ESLint out of `develop`: it hands ESLint options that version 9 no longer knows, and no page is built at all.
 * The editor and `npm run lint` check with our rules.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, actions, getConfig }) => {
  if (stage !== "develop") return
  // Gatsby types this as a plain function.
  const config = (getConfig as () => Config)()
  actions.replaceWebpackConfig({
    ...config,
    plugins: config.plugins?.filter(plugin => plugin.constructor.name !== "ESLintWebpackPlugin"),
  })
}
