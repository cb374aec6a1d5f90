import type { GatsbyConfig, Node } from "gatsby"
import { collectionOf } from "#model"
import { readSiteLanguage } from "./site-language"
import { sitemap } from "./sitemap"
import { STAGED_FOLDER } from "./stage-content"

// Gatsby exposes GATSBY_* variables to page code (src/site/language.ts).
process.env.GATSBY_LANGUAGE = readSiteLanguage()

const config: GatsbyConfig = {
  trailingSlash: "never",
  jsxRuntime: "automatic",
  // Types of queries take a second after each change: not with CI set (web editor, tests).
  // Queries of pages and components are included by default.
  graphqlTypegen: !process.env.CI && { documentSearchPaths: ["./gatsby/feed.ts", "./gatsby/sitemap.ts"] },
  plugins: [
    { resolve: "gatsby-source-filesystem", options: { name: "content", path: STAGED_FOLDER } },
    {
      resolve: "gatsby-transformer-yaml",
      options: { typeName: ({ node }: { node: Node }) => collectionOf(String(node.relativePath))?.type },
    },
    "gatsby-plugin-mdx",
    "gatsby-plugin-image",
    "gatsby-plugin-sharp",
    "gatsby-transformer-sharp",
    { resolve: "gatsby-plugin-sitemap", options: sitemap },
  ],
}

export default config
