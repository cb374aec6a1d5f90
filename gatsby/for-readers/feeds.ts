import { type DefaultTreeAdapterTypes, defaultTreeAdapter as tree, parseFragment, serialize } from "parse5"
import { generateAtomFeed, generateJsonFeed } from "feedsmith"
import { language } from "../../src/site/language"
import { feedRoute } from "../../model/parts/blog-routes"

/** A post as feeds tell it. */
export interface FeedPost {
  title: string
  path: string
  excerpt: string
  author: string
  /** Id of its category, and those of its topics. */
  category: string
  topics: readonly string[]
  /** YYYY-MM-DD */
  published: string
  /** The day of its correction. */
  modified: string | null
  html: string
}

/** A category of the blog: each has a feed. */
export interface FeedCategory {
  id: string
  name: string
  /** Address of its page. */
  path: string
  meta: { title: string; description: string }
}

interface Site {
  name: string
  url: string
}

/** Posts in a feed: whoever comes later finds the older ones on the blog. */
const LATEST = 20

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
export const absolute = (html: string, base: string): string => {
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

/**
 * The feeds of the blog, with the whole text of the latest posts: Atom and JSON Feed, one of all posts and one a
 * category.
 * @param posts all that are published, the newest first
 * @returns the text of each file, by its address
 */
export const feedsOf = (
  site: Site,
  categories: readonly FeedCategory[],
  posts: readonly FeedPost[],
): Record<string, string> => {
  const nameOf = new Map(categories.map(({ id, name }) => [id, name]))
  return Object.fromEntries(
    categories.flatMap(category => {
      const route = feedRoute(category)
      const filed = posts.filter(post => route.isOfAll || [post.category, ...post.topics].includes(category.id))
      const latest = filed.slice(0, LATEST).map(post => ({
        ...post,
        url: `${site.url}${post.path}`,
        html: absolute(post.html, `${site.url}${post.path}`),
        date: dayOf(post.published),
        changed: dayOf(post.modified ?? post.published),
        tags: nameOf.get(post.category) ?? post.category,
      }))
      const title = `${category.meta.title} | ${site.name}`
      const home = `${site.url}${category.path}`
      const icon = `${site.url}/icon-512.png`
      const atom = generateAtomFeed({
        id: `${site.url}${route.atom}`,
        title: { value: title },
        subtitle: { value: category.meta.description },
        // A feed without posts has not changed since there was none.
        updated: new Date(Math.max(0, ...latest.map(({ changed }) => changed.getTime()))),
        icon: `${site.url}/icon.svg`,
        authors: [{ name: site.name }],
        links: [
          { href: home, rel: "alternate", type: "text/html" },
          { href: `${site.url}${route.atom}`, rel: "self", type: "application/atom+xml" },
        ],
        entries: latest.map(post => ({
          id: post.url,
          title: { value: post.title },
          links: [{ href: post.url, rel: "alternate", type: "text/html" }],
          published: post.date,
          updated: post.changed,
          authors: [{ name: post.author }],
          categories: [{ term: post.category, label: post.tags }],
          summary: { value: post.excerpt },
          content: { value: post.html, type: "html" },
        })),
      })
      const json = generateJsonFeed({
        title,
        description: category.meta.description,
        home_page_url: home,
        feed_url: `${site.url}${route.json}`,
        icon,
        language: language(),
        items: latest.map(post => ({
          id: post.url,
          url: post.url,
          title: post.title,
          summary: post.excerpt,
          content_html: post.html,
          date_published: post.date,
          date_modified: post.changed,
          authors: [{ name: post.author }],
          tags: [post.tags],
        })),
      })
      return [
        [route.atom, atom],
        // The library leaves an empty list out, which a reader cannot do without.
        [route.json, JSON.stringify(Object.assign({ items: [] }, json))],
      ]
    }),
  )
}
