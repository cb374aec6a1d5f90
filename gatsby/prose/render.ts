import { createProcessor } from "@mdx-js/mdx"
import { slug } from "github-slugger"
import { toJsxRuntime } from "hast-util-to-jsx-runtime"
import type { ReactElement } from "react"
import { Fragment, jsx, jsxs } from "react/jsx-runtime"
import { renderToStaticMarkup } from "react-dom/server"
import rehypeHighlight from "rehype-highlight"
import remarkGfm from "remark-gfm"
import { trimAutolinks, GFM, headingIds, type ProseNode as Markdown } from "#engine"
import { isReservedId } from "#model/prose/reserved-ids"
import { proseComponents } from "./components"
import { transformProse, type EnabledForms, type ProseNode, textContent } from "./transform"

/** Finds a picture by its address as it stands in the prose. */
type FindPicture = (url: string) => Promise<Queries.PhotoFragment | null>

/** Prose as it is published. */
interface Rendered {
  html: string
  /** For a table of contents: links to the headings that are seen. */
  headings: { label: string; href: string }[]
}

/** The words around footnotes, which markdown itself does not hold. */
export interface FootnoteLabels {
  /** Heading above them, heard and not seen. */
  footnotes: string
  /** Name of the way back from one into the text. */
  footnoteBack: string
}

/** Reads MDX up to the HTML elements; what comes after them there, code to be evaluated, is left without work. */
const readMdx = async (body: string, { footnotes, footnoteBack }: FootnoteLabels): Promise<ProseNode> => {
  const keep = () => (tree: ProseNode, file: { data: Record<string, unknown> }) => {
    file.data.prose = tree
    return { type: "root", children: [] }
  }
  const endings = () => (tree: Markdown) => {
    trimAutolinks(tree)
    for (const [heading, id] of headingIds(tree, slug, isReservedId)) heading.data = { hProperties: { id } }
  }
  const processor = createProcessor({
    remarkPlugins: [[remarkGfm, GFM], endings as never],
    remarkRehypeOptions: { footnoteLabel: footnotes, footnoteBackLabel: footnoteBack },
    rehypePlugins: [rehypeHighlight as never, keep as never],
  })
  return (await processor.process(body)).data.prose as ProseNode
}

/** Our tags by their names; prose holds no other code (packages/content-engine/prose/parse.ts). */
const createRenderer = () => ({
  evaluateExpression: (tag: object) => Reflect.get(proseComponents, Reflect.get(tag, "name") as string) as unknown,
  evaluateProgram: () => undefined,
})

const nodesIn = (node: ProseNode): ProseNode[] => [node, ...(node.children ?? []).flatMap(nodesIn)]

/**
 * Renders the prose of an MDX file to HTML.
 * @param body the prose, without frontmatter
 * @param find finds the pictures in it
 * @param words those around footnotes
 * @param forms which forms deliver: legal texts speak of it
 * @throws if a picture is not there, which the check of the content has told before
 */
export const renderProse = async (
  body: string,
  find: FindPicture,
  words: FootnoteLabels,
  forms: EnabledForms = { contact: false, newsletter: false },
): Promise<Rendered> => {
  const [tree] = transformProse(await readMdx(body, words), forms)
  const nodes = nodesIn(tree!)
  const showPicture = async (node: ProseNode) => {
    const url = String(node.properties?.src)
    const photo = await find(url)
    if (!photo) throw new Error(`The prose names the picture "${url}", which is not there.`)
    node.properties = { ...node.properties, photo }
  }
  await Promise.all(nodes.filter(({ tagName }) => tagName === "img").map(showPicture))
  const headings = nodes.flatMap(node => {
    const { id, className } = node.properties ?? {}
    // That of the footnotes is heard alone.
    return node.tagName === "h2" && !className ? [{ label: textContent(node).trim(), href: `#${String(id)}` }] : []
  })
  const settings = {
    Fragment,
    jsx,
    jsxs,
    components: proseComponents as never,
    createEvaluater: createRenderer,
    passNode: true,
  }
  return { html: renderToStaticMarkup(toJsxRuntime(tree as never, settings) as ReactElement), headings }
}
