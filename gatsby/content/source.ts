import { LineCounter, parseDocument, type Document, isMap, isPair, isScalar, type Node, type Pair } from "yaml"

/** Something wrong in a content file, told so that an editor can find and mend it. */
export interface Issue {
  /** Path from the project's root. */
  file: string
  /** From 1. */
  line: number
  /** From 1. */
  column: number
  /** Where in the data, for example `hero.primary.label`; empty for the file as a whole. */
  path: string
  message: string
}

export type DataPath = readonly (string | number)[]

/** A content file with its positions: maps every path of its data back to a line and a column. */
export interface Source {
  file: string
  data: unknown
  /** Prose after the frontmatter of an MDX file, padded so that its line numbers are those of the file. */
  body: string
  issue(path: DataPath, message: string, target?: "key" | "value"): Issue
  syntaxIssues: Issue[]
}

const FRONTMATTER = /^---\r?\n([\s\S]*?)^---[ \t]*(?:\r?\n|$)/m

export const formatPath = (path: DataPath): string =>
  path.map((part, index) => (typeof part === "number" ? `[${part}]` : index === 0 ? part : `.${part}`)).join("")

/** Start of the node at `path`, or of its nearest ancestor that exists. */
const offsetOf = (document: Document, path: DataPath, target: "key" | "value"): number => {
  for (let length = path.length; length >= 0; length--) {
    const here = path.slice(0, length)
    if (length === path.length && target === "key") {
      const parent = document.getIn(here.slice(0, -1), true)
      if (isMap(parent)) {
        const pair = parent.items.find((item): item is Pair<Node> => isPair(item) && isScalar(item.key) && item.key.value === here.at(-1))
        if (pair?.key.range) return pair.key.range[0]
      }
    }
    const node = (length === 0 ? document.contents : document.getIn(here, true)) as Node | null | undefined
    if (node?.range) return node.range[0]
  }
  return 0
}

/**
 * Reads one YAML or MDX file.
 * @param file path from the project's root, for messages
 * @param content the file's text
 */
export const readSource = (file: string, content: string): Source => {
  const isMdx = file.endsWith(".mdx")
  const match = isMdx ? FRONTMATTER.exec(content) : null
  const hasFrontmatter = match !== null && match.index === 0
  const yaml = isMdx ? (hasFrontmatter ? (match[1] ?? "") : "") : content
  const firstLine = isMdx ? 1 : 0
  const lines = new LineCounter()
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false })
  const at = (offset: number) => {
    const { line, col } = lines.linePos(offset)
    return { line: Math.max(line, 1) + firstLine, column: Math.max(col, 1) }
  }
  const syntaxIssues: Issue[] = document.errors.map(error => ({
    file,
    ...at(error.pos[0]),
    path: "",
    message: `${error.message.replace(/\.?$/, ".")} Check the quotes, the colons and the indentation (two spaces a level).`,
  }))
  if (isMdx && !hasFrontmatter)
    syntaxIssues.push({
      file,
      line: 1,
      column: 1,
      path: "",
      message: "The file does not begin with its details between two lines of ---. Copy them from another post.",
    })
  const skipped = hasFrontmatter ? match[0] : ""
  return {
    file,
    data: document.errors.length === 0 ? (document.toJS() as unknown) : undefined,
    body: isMdx ? "\n".repeat(skipped.split("\n").length - 1) + content.slice(skipped.length) : "",
    syntaxIssues,
    issue: (path, message, target = "value") => ({ file, ...at(offsetOf(document, path, target)), path: formatPath(path), message }),
  }
}
