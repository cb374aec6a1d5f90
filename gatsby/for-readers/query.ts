import type { ClaimedFigure } from "./claims"
import type { FeedCategory, FeedPost } from "./feeds"

/** What is published for readers, as Gatsby answers it. */
export interface ForReaders {
  siteContent: {
    name: string
    url: string
    tagline: string
    breadcrumbs: { segment: string; label: string }[]
  }
  allBlogCategory: { nodes: (Omit<FeedCategory, "id"> & { yamlId: string })[] }
  allBlogPost: { nodes: FeedPost[] }
  allClaim: { nodes: ClaimedFigure[] }
  allSitePage: { nodes: { path: string; pageContext: { canonical?: string; page?: number; hidden?: boolean } }[] }
}

export const forReaders = `
  query ForReaders {
    siteContent {
      name
      url
      tagline
      breadcrumbs {
        segment
        label
      }
    }
    allBlogCategory {
      nodes {
        yamlId
        name
        path
        meta {
          title
          description
        }
      }
    }
    allBlogPost(sort: [{ published: DESC }, { title: ASC }]) {
      nodes {
        title
        path
        excerpt
        author
        category: categoryId
        topics: topicIds
        published
        modified
        html
      }
    }
    allClaim(sort: { name: ASC }) {
      nodes {
        name
        value
        unit
        counts
        period
        source
        checked
        differs {
          claim
          reason
        }
      }
    }
    allSitePage {
      nodes {
        path
        pageContext
      }
    }
  }
`

/**
 * Canonical addresses of the pages that are for reading, in order, which that of Gatsby's pages is not in every build:
 * no alias, nothing hidden, no further page of a list, and not the 404.
 */
export const readablePaths = ({ allSitePage }: Pick<ForReaders, "allSitePage">): string[] =>
  allSitePage.nodes
    .filter(
      ({ path, pageContext: { canonical = path, page = 1, hidden } }) => !hidden && path === canonical && page === 1,
    )
    .map(({ path }) => path)
    .filter(path => !/^\/404(\.html)?$/.test(path))
    .sort()
