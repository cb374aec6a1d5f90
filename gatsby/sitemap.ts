/** A page of the sitemap. */
interface SitemapPage {
  path: string
  /** When a post was written or corrected, as it says; left out elsewhere: a wrong date is worse than none. */
  lastmod: string | undefined
}

/** What the sitemap asks of GraphQL. */
const query = /* GraphQL */ `
  query Sitemap {
    siteContent {
      url
    }
    allSitePage {
      nodes {
        path
        pageContext
      }
    }
    allBlogPost {
      nodes {
        path
        published
        modified
      }
    }
  }
`

/** Aliases show a page that has its own address: search engines get the page once. */
const resolvePages = ({ allSitePage, allBlogPost }: Omit<Queries.SitemapQuery, "siteContent">): SitemapPage[] => {
  const changes = new Map(allBlogPost.nodes.map(({ path, published, modified }) => [path, modified ?? published]))
  return (
    allSitePage.nodes
      .filter(({ path, pageContext }) => !pageContext?.hidden && (pageContext?.canonical ?? path) === path)
      .map(({ path }) => ({ path, lastmod: changes.get(path) }))
      // Gatsby reads files in no order that stays the same, and two builds give the same bytes.
      .sort((one, other) => (one.path < other.path ? -1 : 1))
  )
}

/** Options of gatsby-plugin-sitemap. */
export const sitemap = {
  query,
  resolveSiteUrl: ({ siteContent }: Queries.SitemapQuery) => siteContent?.url,
  resolvePages,
  serialize: ({ path, lastmod }: SitemapPage) => ({ url: path, ...(lastmod && { lastmod }) }),
  // robots.txt names it.
  createLinkInHead: false,
}
