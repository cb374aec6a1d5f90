import { generateAtomFeed } from "feedsmith"
import { defaultTreeAdapter as tree, type DefaultTreeAdapterTypes, parseFragment, serialize } from "parse5"
import { FEED_PATH } from "#site/feed"

/** Query of the feed: the latest 20 posts. The category `all` is the page with all posts. */
export const feedQuery = /* GraphQL */ `
  query Feed {
    siteContent {
      name
      url
    }
    blogCategory(yamlId: { eq: "all" }) {
      path
      meta {
        title
        description
      }
    }
    allBlogPost(sort: [{ publishedAt: DESC }, { title: ASC }], limit: 20) {
      nodes {
        title
        path
        excerpt
        author
        category {
          yamlId
          name
        }
        publishedAt
        modifiedAt
        html
      }
    }
  }
`

/**
 * Makes URLs absolute and removes `srcset`, for feed readers.
 * @param base - URL of the page
 */
const absolutizeUrls = (html: string, base: string): string => {
  const visit = (node: DefaultTreeAdapterTypes.Node): void => {
    if (tree.isElementNode(node)) {
      node.attrs = node.attrs.filter(({ name }) => name !== "srcset")
      for (const attribute of node.attrs)
        if (["href", "src"].includes(attribute.name)) attribute.value = new URL(attribute.value, base).href
    }
    if ("childNodes" in node) node.childNodes.forEach(visit)
  }
  const fragment = parseFragment(html)
  visit(fragment)
  return serialize(fragment)
}

const parseDay = (day: string) => new Date(`${day}T00:00:00Z`)

/** Builds the Atom feed with the full text of the latest posts; "" without posts. */
export const buildFeed = ({ siteContent: site, blogCategory: blog, allBlogPost }: Queries.FeedQuery): string => {
  if (!site || !blog || allBlogPost.nodes.length === 0) return ""
  const latest = allBlogPost.nodes.map(post => ({
    ...post,
    url: `${site.url}${post.path}`,
    changed: parseDay(post.modifiedAt ?? post.publishedAt),
  }))
  return generateAtomFeed({
    id: `${site.url}${FEED_PATH}`,
    title: { value: `${blog.meta.title} | ${site.name}` },
    subtitle: { value: blog.meta.description },
    updated: new Date(Math.max(...latest.map(({ changed }) => changed.getTime()))),
    icon: `${site.url}/icon.svg`,
    authors: [{ name: site.name }],
    links: [
      { href: `${site.url}${blog.path}`, rel: "alternate", type: "text/html" },
      { href: `${site.url}${FEED_PATH}`, rel: "self", type: "application/atom+xml" },
    ],
    entries: latest.map(post => ({
      id: post.url,
      title: { value: post.title },
      links: [{ href: post.url, rel: "alternate", type: "text/html" }],
      published: parseDay(post.publishedAt),
      updated: post.changed,
      authors: [{ name: post.author }],
      categories: [{ term: post.category.yamlId, label: post.category.name }],
      summary: { value: post.excerpt },
      content: { value: absolutizeUrls(post.html, post.url), type: "html" },
    })),
  })
}
