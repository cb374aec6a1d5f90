import type { GatsbyCache } from "gatsby"
import { createElement } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import * as runtime from "react/jsx-runtime"
import { proseComponents } from "./components"
import { loadMdx } from "./load-mdx"

/** Changes whenever the tags or their markup change, so that the cache of an older version is not used. */
const VERSION = 1

const render = async (body: string): Promise<string> => {
  const { evaluate, remarkGfm, rehypeSlug } = await loadMdx()
  const { default: Content } = await evaluate(body, { ...runtime, remarkPlugins: [remarkGfm], rehypePlugins: [rehypeSlug] })
  return renderToStaticMarkup(createElement(Content, { components: proseComponents }))
}

/** What is being rendered now: a post's prose and its headings are asked for at the same time. */
const underWay = new Map<string, Promise<string>>()

/**
 * Renders the prose of an MDX file to HTML.
 * @param body the prose, without frontmatter
 * @param digest of the node that holds it, as the key in Gatsby's cache
 */
export const renderProse = async (body: string, digest: string, cache: GatsbyCache): Promise<string> => {
  const key = `prose-${VERSION}-${digest}`
  const cached = (await cache.get(key)) as string | undefined
  if (cached !== undefined) return cached
  const rendering = underWay.get(key) ?? render(body)
  underWay.set(key, rendering)
  try {
    const html = await rendering
    await cache.set(key, html)
    return html
  } finally {
    underWay.delete(key)
  }
}

const HEADING = /<h2 id="([^"]+)">(.*?)<\/h2>/g

/** Headings of rendered prose, for a table of contents. */
export const headingsOf = (html: string): { id: string; text: string }[] =>
  [...html.matchAll(HEADING)].map(([, id = "", inner = ""]) => ({ id, text: inner.replace(/<[^>]+>/g, "") }))
