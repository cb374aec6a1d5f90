import { createRequire } from "node:module"
import { resolve } from "node:path"
import type { GatsbyNode } from "gatsby"

interface Config {
  plugins?: { constructor: { name: string } }[]
}

/**
 * Gives class names four characters (`src/theme/short-hash.ts`), and takes Gatsby's own ESLint out of `develop`: it hands ESLint options
 * that version 9 no longer knows, and no page is built at all. The editor and `npm run lint` check with our rules.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({ stage, actions, getConfig }) => {
  const { resolve: fileOf } = createRequire(createRequire(resolve("package.json")).resolve("@emotion/serialize"))
  actions.setWebpackConfig({
    resolve: {
      alias: { "@emotion/hash$": resolve("src/theme/short-hash.ts"), "@emotion/full-hash$": fileOf("@emotion/hash") },
    },
  })
  // What draws at build time is loaded as it is: it brings WebAssembly, and waits for it while it loads.
  if (stage === "build-html" || stage === "develop-html")
    actions.setWebpackConfig({
      // A list: webpack-merge would put an object in the place of Gatsby's own.
      externals: [{ fontverter: "commonjs fontverter", harfbuzzjs: "import harfbuzzjs", svgo: "commonjs svgo" }],
    })
  if (stage !== "develop") return
  // Gatsby types this as a plain function.
  const config = (getConfig as () => Config)()
  actions.replaceWebpackConfig({
    ...config,
    plugins: config.plugins?.filter(plugin => plugin.constructor.name !== "ESLintWebpackPlugin"),
  })
}
