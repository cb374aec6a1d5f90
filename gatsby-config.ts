import type { GatsbyConfig } from "gatsby"
import { contentFolder } from "./gatsby/content-folder"
import { loadContent, pathOf } from "./packages/content-engine"
import { validate } from "./model"
import { siteUrl } from "./gatsby/site-url"
import { changeInGit, lastChanges, type SitemapPage } from "./gatsby/sitemap"
import { typeOfYamlNode } from "./gatsby/yaml-types"

const url = siteUrl()

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: url },
  // `gatsby serve --prefix-paths` wants it; a build puts it in by itself (docs/decisions/0009-addresses.md).
  ...(process.env.gatsby_executing_command === "serve" && { pathPrefix: pathOf(url) }),
  trailingSlash: "never",
  jsxRuntime: "automatic",
  // Queries of pages and components Gatsby knows anyway: it need not search for them once more at every change.
  graphqlTypegen: { generateOnBuild: true, documentSearchPaths: ["./gatsby-node.ts"] },
  plugins: [
    {
      resolve: "gatsby-source-filesystem",
      options: { name: "content", path: contentFolder, ignore: ["**/*.md"] },
    },
    { resolve: "gatsby-transformer-yaml", options: { typeName: typeOfYamlNode } },
    "gatsby-plugin-mdx",
    "gatsby-plugin-image",
    "gatsby-plugin-sharp",
    "gatsby-transformer-sharp",
    {
      resolve: "gatsby-plugin-sitemap",
      options: {
        resolvePages: canonicalPages,
        query: "query Sitemap { site { siteMetadata { siteUrl } } allSitePage { nodes { path pageContext } } }",
        serialize: ({ path, lastmod }: SitemapPage) => ({ url: pathOf(url) + path, ...(lastmod ? { lastmod } : {}) }),
        // robots.txt names it.
        createLinkInHead: false,
      },
    },
  ],
}

/** Aliases show a page that has its own address: search engines get the page once, with its last change. */
async function canonicalPages({
  allSitePage,
}: {
  allSitePage: { nodes: { path: string; pageContext: { canonical?: string; hidden?: boolean } }[] }
}): Promise<SitemapPage[]> {
  const { entries } = await validate(loadContent(process.cwd()))
  const changeOf = lastChanges(entries, changeInGit())
  return (
    allSitePage.nodes
      .filter(({ path, pageContext: { canonical, hidden } }) => !hidden && (!canonical || canonical === path))
      .map(({ path }) => ({ path, lastmod: changeOf(path) }))
      // Gatsby reads files in no order that stays the same, and two builds give the same bytes.
      .sort((one, other) => (one.path < other.path ? -1 : 1))
  )
}

export default config
