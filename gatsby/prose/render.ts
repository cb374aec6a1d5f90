import { createElement, type ReactElement } from "react"
import { Fragment, jsx, jsxs } from "react/jsx-runtime"
import { renderToStaticMarkup } from "react-dom/server"
import { FormsContext, type FormsState, NO_FORM, proseComponents } from "./components"
import { endBareAddresses, GFM, headingIds, type ProseNode as Markdown } from "../../packages/content-engine"
import { isPageId } from "../../model/prose/page-ids"
import { type FindPicture, withPictures } from "./pictures"
import { finish, type ProseNode } from "./finish"

let processor: { process: (body: string) => Promise<{ data: Record<string, unknown> }> } | undefined

/** The words around footnotes, which markdown itself does not hold. */
export interface FootnoteWords {
  /** Heading above them, heard and not seen. */
  footnotes: string
  /** Name of the way back from one into the text. */
  footnoteBack: string
}

/** ES modules only, and gatsby-node is compiled to CommonJS: they have to be imported at run time. */
const load = async () => {
  const [{ createProcessor }, { default: remarkGfm }, { slug }, { default: rehypeHighlight }, { toJsxRuntime }] =
    await Promise.all([
      import("@mdx-js/mdx"),
      import("remark-gfm"),
      import("github-slugger"),
      import("rehype-highlight"),
      import("hast-util-to-jsx-runtime"),
    ])
  return { createProcessor, remarkGfm, slug, rehypeHighlight, toJsxRuntime }
}

type Loaded = Awaited<ReturnType<typeof load>>

/** MDX up to the HTML elements; what comes after them there, code to be evaluated, is left without work. */
const createReader = (
  { createProcessor, remarkGfm, rehypeHighlight, slug }: Loaded,
  { footnotes, footnoteBack }: FootnoteWords,
) => {
  const keep = () => (tree: ProseNode, file: { data: Record<string, unknown> }) => {
    finish(tree)
    file.data.prose = tree
    return { type: "root", children: [] }
  }
  const endings = () => (tree: Markdown) => {
    endBareAddresses(tree)
    for (const [heading, id] of headingIds(tree, slug, isPageId)) heading.data = { hProperties: { id } }
  }
  return createProcessor({
    remarkPlugins: [[remarkGfm, GFM], endings as never],
    remarkRehypeOptions: { footnoteLabel: footnotes, footnoteBackLabel: footnoteBack },
    rehypePlugins: [rehypeHighlight as never, keep as never],
  })
}

/** Our tags by their names; prose holds no other code (packages/content-engine/prose/parse.ts). */
const createEvaluater = () => ({
  evaluateExpression: (tag: object) => Reflect.get(proseComponents, Reflect.get(tag, "name") as string) as unknown,
  evaluateProgram: () => undefined,
})

const render = async (body: string, find: FindPicture, words: FootnoteWords, forms: FormsState): Promise<string> => {
  const loaded = await load()
  processor ??= createReader(loaded, words)
  const { data } = await processor.process(body)
  const tree = { type: "root", children: await withPictures(data.prose as ProseNode, find) }
  const components = proseComponents as never
  const prose = loaded.toJsxRuntime(tree as never, { Fragment, jsx, jsxs, components, createEvaluater }) as ReactElement
  return renderToStaticMarkup(createElement(FormsContext, { value: forms }, prose))
}

/** What has been rendered: a post's prose is asked for by its page, its contents and the feed. */
const known = new Map<string, Promise<string>>()

/**
 * Renders the prose of an MDX file to HTML. With pictures it is rendered anew each time it is asked for: their files
 * change by themselves, and Gatsby has to hear each time which of them are wanted.
 * @param body the prose, without frontmatter
 * @param digest of the node that holds it
 * @param find finds the pictures in it
 * @param words those around footnotes; the first that are given hold for all
 * @param forms which forms deliver: legal texts speak of it
 */
export const renderProse = (
  body: string,
  digest: string,
  find: FindPicture,
  words: FootnoteWords,
  forms: FormsState = NO_FORM,
): Promise<string> => {
  const key = `${digest} ${JSON.stringify(forms)}`
  const findOnce: FindPicture = url => {
    known.delete(key)
    return find(url)
  }
  const html = known.get(key) ?? render(body, findOnce, words, forms)
  known.set(key, html)
  return html
}
