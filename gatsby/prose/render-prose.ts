import { createProcessor } from "@mdx-js/mdx"
import { slug } from "github-slugger"
import { toJsxRuntime } from "hast-util-to-jsx-runtime"
import type { ReactElement } from "react"
import { Fragment, jsx, jsxs } from "react/jsx-runtime"
import { renderToStaticMarkup } from "react-dom/server"
import rehypeHighlight from "rehype-highlight"
import remarkGfm from "remark-gfm"
import { gfmOptions, headingIds, type ProseNode as Markdown, trimAutolinks } from "#engine"
import { isReservedId } from "#model/prose/reserved-ids"
import { proseComponents } from "./components"
import { type EnabledForms, type ProseNode, textContent, transformProse } from "./transform-prose"

/** Finds a picture by its URL in the prose. */
type FindPicture = (url: string) => Promise<Queries.PictureFragment | null>

/** HTML and headings of a prose text. */
interface RenderedProse {
  html: string
  /** Links to the visible h2 headings, for a table of contents. */
  headings: { label: string; href: string }[]
}

/** Labels around footnotes. */
export interface FootnoteLabels {
  /** Visually hidden heading of the footnotes. */
  footnotes: string
  /** Accessible name of the link back to the text. */
  footnoteBack: string
}

/** Parses MDX to HTML elements; stops before code generation. */
const parseMdx = async (body: string, { footnotes, footnoteBack }: FootnoteLabels): Promise<ProseNode> => {
  const capture = () => (tree: ProseNode, file: { data: Record<string, unknown> }) => {
    file.data.prose = tree
    // Empty, so that no code is generated.
    return { type: "root", children: [] }
  }
  const prepareMarkdown = () => (tree: Markdown) => {
    trimAutolinks(tree)
    for (const [heading, id] of headingIds(tree, slug, isReservedId)) heading.data = { hProperties: { id } }
  }
  const processor = createProcessor({
    remarkPlugins: [[remarkGfm, gfmOptions], prepareMarkdown as never],
    remarkRehypeOptions: { footnoteLabel: footnotes, footnoteBackLabel: footnoteBack },
    rehypePlugins: [rehypeHighlight as never, capture as never],
  })
  return (await processor.process(body)).data.prose as ProseNode
}

/** Resolves tags by name; parsing rejects other expressions (packages/content-engine/prose/parse.ts). */
const createEvaluater = () => ({
  evaluateExpression: (tag: object) => Reflect.get(proseComponents, Reflect.get(tag, "name") as string) as unknown,
  evaluateProgram: () => undefined,
})

const nodesIn = (node: ProseNode): ProseNode[] => [node, ...(node.children ?? []).flatMap(nodesIn)]

/**
 * Renders the prose of an MDX file to HTML.
 * @param body - MDX without frontmatter
 * @param labels - footnote labels
 * @param forms - enabled forms, for `<WhenForm>`
 * @throws {Error} if a picture is missing, which validation reports earlier
 */
export const renderProse = async (
  body: string,
  findPicture: FindPicture,
  labels: FootnoteLabels,
  forms: EnabledForms = { contact: false, newsletter: false },
): Promise<RenderedProse> => {
  const [tree] = transformProse(await parseMdx(body, labels), forms)
  const nodes = nodesIn(tree!)
  const attachPicture = async (node: ProseNode) => {
    const url = String(node.properties?.src)
    const picture = await findPicture(url)
    if (!picture) throw new Error(`The prose refers to a missing picture: "${url}".`)
    node.properties = { ...node.properties, picture }
  }
  await Promise.all(nodes.filter(({ tagName }) => tagName === "img").map(attachPicture))
  const headings = nodes.flatMap(node => {
    const { id, className } = node.properties ?? {}
    // Only the heading of the footnotes has a class: it is visually hidden.
    return node.tagName === "h2" && !className ? [{ label: textContent(node).trim(), href: `#${String(id)}` }] : []
  })
  const options = {
    Fragment,
    jsx,
    jsxs,
    components: proseComponents as never,
    createEvaluater,
    passNode: true,
  }
  return { html: renderToStaticMarkup(toJsxRuntime(tree as never, options) as ReactElement), headings }
}
