import type { FeedHead, FeedPost } from "./feed"

/** A page that is for reading. */
export interface ReadPage {
  path: string
  title: string
  description: string | null
}

/** What is published for readers, as Gatsby answers it. */
export interface ForReaders {
  siteContent: { name: string; url: string; tagline: string; breadcrumbs: { segment: string; label: string }[] }
  /** The list of all posts, where the site has a blog. */
  blogCategory: FeedHead | null
  allBlogPost: { nodes: FeedPost[] }
  contentPages: ReadPage[]
  allSitePage: { nodes: { path: string; pageContext: { hidden?: boolean } }[] }
}

/** The feed has the latest posts: whoever comes later finds the older ones on the blog. */
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
    blogCategory(yamlId: { eq: "all" }) {
      path
      meta {
        title
        description
      }
    }
    allBlogPost(sort: [{ published: DESC }, { title: ASC }], limit: 20) {
      nodes {
        title
        path
        excerpt
        author
        category {
          yamlId
          name
        }
        published
        modified
        html
      }
    }
    contentPages {
      path
      title
      description
    }
    allSitePage {
      nodes {
        path
        pageContext
      }
    }
  }
`

/** The pages that are for reading: those that there are, and none that is hidden. */
export const readPages = ({ contentPages, allSitePage }: ForReaders): ReadPage[] => {
  const shown = new Set(allSitePage.nodes.flatMap(({ path, pageContext: { hidden } }) => (hidden ? [] : [path])))
  return contentPages.filter(({ path }) => shown.has(path))
}
