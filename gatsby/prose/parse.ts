import { loadMdx } from "./load-mdx"

/** The tags an editor may write in prose, with the attributes each must have. */
export const proseTags: Record<string, string[]> = { Note: ["title"], KeyFigure: ["value", "label"] }

/** A place in prose: line and column in the MDX file, both from 1. */
export interface ProseProblem {
  line: number
  column: number
  message: string
}
export interface ProseLink {
  line: number
  column: number
  url: string
}
export interface Prose {
  problems: ProseProblem[]
  links: ProseLink[]
  images: ProseLink[]
}

interface Positioned {
  type: string
  url?: string
  name?: string | null
  depth?: number
  attributes?: { type: string; name?: string; value?: unknown }[]
  position?: { start: { line: number; column: number } }
}

const startOf = (node: Positioned) => ({ line: node.position?.start.line ?? 1, column: node.position?.start.column ?? 1 })

const tagProblem = (node: Positioned): string | undefined => {
  const known = Object.keys(proseTags)
  if (!node.name) return "An empty tag <> means nothing here. Write \\< for the sign itself."
  const required = proseTags[node.name]
  if (!required) return `There is no <${node.name}> here. Use ${known.map(tag => `<${tag}>`).join(" or ")}, or plain markdown.`
  const missing = required.filter(name => !node.attributes?.some(attribute => attribute.name === name))
  if (node.attributes?.some(({ type, value }) => type !== "mdxJsxAttribute" || typeof value !== "string"))
    return `What <${node.name}> is given must be text in quotes, such as ${required[0]}="…". Curly braces are code here.`
  return missing.length > 0 ? `<${node.name}> needs ${missing.map(name => `${name}="…"`).join(" and ")}.` : undefined
}

const problemOf = (node: Positioned): string | undefined => {
  if (node.type.startsWith("mdxJsx")) return tagProblem(node)
  if (node.type === "mdxjsEsm") return "Lines that begin with import or export are code. Reword the line, or indent nothing and put a word before it."
  if (node.type.endsWith("Expression")) return "Curly braces are code here. Write \\{ and \\} for the signs themselves."
  return node.type === "heading" && node.depth === 1 ? "The title of the page is its only main heading. Begin headings with ## or ###." : undefined
}

/**
 * Gets the reader of prose ready.
 * @returns a function that tells everything of a text that can be wrong without knowing other files,
 * and the links and images that a rule has to look up
 */
export const loadProseReader = async (): Promise<(body: string) => Prose> => {
  const { createProcessor, remarkGfm, visit } = await loadMdx()
  const processor = createProcessor({ remarkPlugins: [remarkGfm] })
  return body => {
    const prose: Prose = { problems: [], links: [], images: [] }
    try {
      visit(processor.parse(body), (node: Positioned) => {
        const message = problemOf(node)
        if (message) prose.problems.push({ ...startOf(node), message })
        if (node.type === "link" && node.url) prose.links.push({ ...startOf(node), url: node.url })
        if (node.type === "image" && node.url) prose.images.push({ ...startOf(node), url: node.url })
      })
    } catch (error) {
      const { line, column, reason } = error as { line?: number | null; column?: number | null; reason?: string }
      if (reason === undefined) throw error
      // A tag that is never closed is noticed at the end of the file; its place then stands in the message only.
      const [, startLine, startColumn] = /\((\d+):(\d+)/.exec(reason) ?? []
      prose.problems.push({
        line: line ?? Number(startLine ?? 1),
        column: column ?? Number(startColumn ?? 1),
        message: `${reason.replace(/\.?$/, ".")} Close every tag you open; write \\< and \\{ for the signs themselves.`,
      })
    }
    return prose
  }
}
