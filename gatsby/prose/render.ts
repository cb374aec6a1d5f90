import type { GatsbyCache } from "gatsby"
import { createElement } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { FormsContext, type FormsState, NO_FORM } from "./components"
import { endBareAddresses, GFM, headingIds, loadMdx, type ProseNode as Markdown } from "../../packages/content-engine"
import { isPageId } from "../../model/prose/page-ids"
import { type FindPicture, withPictures } from "./pictures"
import { type Highlighter, withHighlights } from "./highlight"
import { type ProseNode, toReact } from "./to-react"

/** Changes whenever the tags or their markup change, so that the cache of an older version is not used. */
const VERSION = 8

let processor: Promise<{ process: (body: string) => Promise<{ data: Record<string, unknown> }> }> | undefined

/** The words around footnotes, which markdown itself does not hold. */
export interface FootnoteWords {
  /** Heading above them, heard and not seen. */
  footnotes: string
  /** Name of the way back from one into the text. */
  footnoteBack: string
}

/** MDX up to the HTML elements; what comes after them there, code to be evaluated, is left without work. */
const createReader = async ({ footnotes, footnoteBack }: FootnoteWords) => {
  const { createProcessor, remarkGfm, slug, lowlight } = await loadMdx()
  const highlight: Highlighter = (language, code) =>
    lowlight.registered(language) ? lowlight.highlight(language, code).children : undefined
  const keep = () => (tree: ProseNode, file: { data: Record<string, unknown> }) => {
    file.data.prose = withHighlights(tree, highlight)
    return { type: "root", children: [] }
  }
  const finish = () => (tree: Markdown) => {
    endBareAddresses(tree)
    for (const [heading, id] of headingIds(tree, slug, isPageId)) heading.data = { hProperties: { id } }
  }
  return createProcessor({
    remarkPlugins: [[remarkGfm, GFM], finish as never],
    remarkRehypeOptions: { footnoteLabel: footnotes, footnoteBackLabel: footnoteBack },
    rehypePlugins: [keep as never],
  })
}

interface Rendered {
  html: string
  hasPictures: boolean
}

const render = async (body: string, find: FindPicture, words: FootnoteWords, forms: FormsState): Promise<Rendered> => {
  processor ??= createReader(words)
  const { data } = await (await processor).process(body)
  const { nodes, count } = await withPictures(data.prose as ProseNode, find)
  const prose = createElement(FormsContext, { value: forms }, ...nodes.map((child, index) => toReact(child, index)))
  return { html: renderToStaticMarkup(prose), hasPictures: count > 0 }
}

/** What is being rendered now: a post's prose and its headings are asked for at the same time. */
const underWay = new Map<string, Promise<Rendered>>()

/**
 * Renders the prose of an MDX file to HTML. With pictures it is rendered anew each time it is asked for: their files
 * change by themselves, and Gatsby has to hear each time which of them are wanted.
 * @param body the prose, without frontmatter
 * @param digest of the node that holds it, as the key in Gatsby's cache
 * @param find finds the pictures in it
 * @param words those around footnotes; the first that are given hold for all
 * @param forms which forms deliver: legal texts speak of it
 */
export const renderProse = async (
  body: string,
  digest: string,
  cache: GatsbyCache,
  find: FindPicture,
  words: FootnoteWords,
  forms: FormsState = NO_FORM,
): Promise<string> => {
  const key = `prose-${VERSION}-${digest}-${words.footnotes}-${words.footnoteBack}-${JSON.stringify(forms)}`
  const cached = (await cache.get(key)) as string | undefined
  if (cached !== undefined) return cached
  const rendering = underWay.get(key) ?? render(body, find, words, forms)
  underWay.set(key, rendering)
  try {
    const { html, hasPictures } = await rendering
    if (!hasPictures) await cache.set(key, html)
    return html
  } finally {
    underWay.delete(key)
  }
}
