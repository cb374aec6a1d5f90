/** A page of the sitemap. */
interface SitemapPage {
  path: string
  /** Publication date of a post, or date of its correction. Other pages have none: a wrong date is worse than none. */
  lastmod: string | undefined
}

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
        publishedAt
        modifiedAt
      }
    }
  }
`

/** Returns the pages of the sitemap: neither hidden pages nor aliases. */
const resolvePages = ({ allSitePage, allBlogPost }: Omit<Queries.SitemapQuery, "siteContent">): SitemapPage[] => {
  const lastmodByPath = new Map(
    allBlogPost.nodes.map(({ path, publishedAt, modifiedAt }) => [path, modifiedAt ?? publishedAt]),
  )
  return (
    allSitePage.nodes
      .filter(({ path, pageContext }) => !pageContext?.hidden && (pageContext?.canonical ?? path) === path)
      .map(({ path }) => ({ path, lastmod: lastmodByPath.get(path) }))
      // The order of Gatsby's pages varies; builds must be reproducible.
      .sort((a, b) => (a.path < b.path ? -1 : 1))
  )
}

/** Options of gatsby-plugin-sitemap. */
export const sitemap = {
  query,
  resolveSiteUrl: ({ siteContent }: Queries.SitemapQuery) => siteContent?.url,
  resolvePages,
  serialize: ({ path, lastmod }: SitemapPage) => ({ url: path, ...(lastmod && { lastmod }) }),
  // robots.txt links to the sitemap.
  createLinkInHead: false,
}
