import { type DefaultTreeAdapterTypes, defaultTreeAdapter as tree, parseFragment, serialize } from "parse5"
import { generateAtomFeed } from "feedsmith"
import { FEED } from "../src/site/feed"

/** The latest posts: whoever comes later finds the older ones on the blog. */
export const feedQuery = `
  query Feed {
    siteContent { name url }
    blogCategory(yamlId: { eq: "all" }) { path meta { title description } }
    allBlogPost(sort: [{ published: DESC }, { title: ASC }], limit: 20) {
      nodes { title path excerpt author category { yamlId name } published modified html }
    }
  }
`

interface Post {
  title: string
  path: string
  excerpt: string
  author: string
  category: { yamlId: string; name: string }
  /** YYYY-MM-DD */
  published: string
  /** The day of its correction. */
  modified: string | null
  html: string
}

/** What `feedQuery` answers. */
export interface FeedData {
  siteContent: { name: string; url: string }
  /** The list of all posts, whose words the feed has; none where the site has no blog. */
  blogCategory: { path: string; meta: { title: string; description: string } } | null
  allBlogPost: { nodes: Post[] }
}

/** Attributes that hold an address. */
const ADDRESSES = new Set(["href", "src"])

const isAbsolute = (address: string) => !/^[/#.]/.test(address)

/** `srcset` names several addresses, each with its width. */
const srcsetOf = (value: string, base: string) =>
  value
    .split(",")
    .map(source => {
      const [address = "", ...width] = source.trim().split(/\s+/)
      return [new URL(address, base).href, ...width].join(" ")
    })
    .join(", ")

/**
 * HTML of which every link and picture names its host, as readers of feeds need it.
 * @param base address of the page that the HTML comes from
 */
const absolute = (html: string, base: string): string => {
  const visit = (node: DefaultTreeAdapterTypes.Node): void => {
    if (tree.isElementNode(node))
      for (const attribute of node.attrs) {
        const { name, value } = attribute
        if (ADDRESSES.has(name) && !isAbsolute(value)) attribute.value = new URL(value, base).href
        if (name === "srcset") attribute.value = srcsetOf(value, base)
      }
    if ("childNodes" in node) node.childNodes.forEach(visit)
  }
  const fragment = parseFragment(html)
  visit(fragment)
  return serialize(fragment)
}

const dayOf = (day: string) => new Date(`${day}T00:00:00Z`)

/** The feed of the blog (Atom), with the whole text of the latest posts, the newest first; empty without posts. */
export const feedOf = ({ siteContent: site, blogCategory: head, allBlogPost }: FeedData): string => {
  if (!head || allBlogPost.nodes.length === 0) return ""
  const latest = allBlogPost.nodes.map(post => ({
    ...post,
    url: `${site.url}${post.path}`,
    changed: dayOf(post.modified ?? post.published),
  }))
  return generateAtomFeed({
    id: `${site.url}${FEED}`,
    title: { value: `${head.meta.title} | ${site.name}` },
    subtitle: { value: head.meta.description },
    updated: new Date(Math.max(...latest.map(({ changed }) => changed.getTime()))),
    icon: `${site.url}/icon.svg`,
    authors: [{ name: site.name }],
    links: [
      { href: `${site.url}${head.path}`, rel: "alternate", type: "text/html" },
      { href: `${site.url}${FEED}`, rel: "self", type: "application/atom+xml" },
    ],
    entries: latest.map(post => ({
      id: post.url,
      title: { value: post.title },
      links: [{ href: post.url, rel: "alternate", type: "text/html" }],
      published: dayOf(post.published),
      updated: post.changed,
      authors: [{ name: post.author }],
      categories: [{ term: post.category.yamlId, label: post.category.name }],
      summary: { value: post.excerpt },
      content: { value: absolute(post.html, post.url), type: "html" },
    })),
  })
}
