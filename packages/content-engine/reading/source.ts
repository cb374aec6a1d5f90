import { type Document, isMap, isPair, isScalar, LineCounter, type Node, type Pair, parseDocument, visit } from "yaml"
import type { DataPath, Issue, Position, Source } from "../entry"
import { type Problem, problem, toProblem } from "../messages"
import { CLAIMS_FILE, type ReferenceValues, originalPosition, interpolateClaims, findInvalidReferences } from "./claims"
import { yamlProblems } from "./yaml-errors"

/** A path of data as messages show it: `plans[0].price`. */
export const formatPath = (path: DataPath): string =>
  path.map((part, index) => (typeof part === "number" ? `[${part}]` : index === 0 ? part : `.${part}`)).join("")

/** A key as it stands in the data: `1:` and an empty one become texts. */
const keyOf = (value: unknown): string =>
  typeof value === "string" ? value : value === null ? "" : JSON.stringify(value)

/** Start of the node at `path`, or of its nearest ancestor that exists. */
const offsetOf = (document: Document, path: DataPath, target: "key" | "value"): number => {
  for (let length = path.length; length >= 0; length--) {
    const here = path.slice(0, length)
    if (length === path.length && target === "key") {
      const parent = document.getIn(here.slice(0, -1), true)
      if (isMap(parent)) {
        const pair = parent.items.find(
          (item): item is Pair<Node> => isPair(item) && isScalar(item.key) && keyOf(item.key.value) === here.at(-1),
        )
        if (pair?.key.range) return pair.key.range[0]
      }
    }
    const node = (length === 0 ? document.contents : document.getIn(here, true)) as Node | null | undefined
    if (node?.range) return node.range[0]
  }
  return 0
}

/** The details of an MDX file between two lines of ---. */
const FRONTMATTER = /^---[ \t]*\r?\n((?:[^\n]*\n)*?)---[ \t]*(?:\r?\n|$)/

interface Parts {
  yaml: string
  body: string
  /** Why it cannot be taken apart. */
  error?: Problem
}

/** Takes an MDX file apart into its details and its prose, which stays in its lines. */
const splitFrontmatter = (content: string): Parts => {
  const [whole, yaml] = FRONTMATTER.exec(content) ?? []
  if (whole !== undefined && yaml !== undefined)
    return { yaml, body: "\n".repeat(whole.split("\n").length - 1) + content.slice(whole.length) }
  return /^---[ \t]*(?:\r?\n|$)/.test(content)
    ? { yaml: "", body: "", error: problem("frontmatterUnclosed") }
    : { yaml: "", body: content, error: problem("frontmatterMissing") }
}

/** Puts figures into the values of a document, of which every place stays; tells what is wrong with its references. */
const interpolateDocument = (document: Document, yaml: string, values: ReferenceValues, isClaimsFile: boolean) => {
  const found: ReturnType<typeof findInvalidReferences> = []
  visit(document, {
    Scalar: (key, node) => {
      if (key === "key" || typeof node.value !== "string") return
      const [start, end] = node.range ?? [0, 0]
      for (const { offset, ...input } of findInvalidReferences(yaml.slice(start, end), values, isClaimsFile))
        found.push({ offset: start + offset, ...input })
      if (!isClaimsFile) node.value = interpolateClaims(node.value, values)
    },
  })
  return found
}

/** What the document says; `undefined` if it holds itself, or unfolds without end. */
const dataOf = (document: Document): unknown => {
  try {
    const data = document.toJS() as unknown
    JSON.stringify(data)
    return data
  } catch {
    return undefined
  }
}

/**
 * Reads one YAML or MDX file.
 * @param file path from the project's root, for messages
 * @param content its text
 * @param figures that its texts refer to
 */
export const parseSource = (file: string, content: string, values: ReferenceValues): Source => {
  const isMdx = file.endsWith(".mdx")
  const isClaimsFile = file.endsWith(`/${CLAIMS_FILE}`)
  const { yaml, body, error: torn }: Parts = isMdx ? splitFrontmatter(content) : { yaml: content, body: "" }
  const lines = new LineCounter()
  // What stands twice is told with its place.
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false, merge: true, uniqueKeys: false })
  const at = (offset: number): Position => {
    const { line, col } = lines.linePos(offset)
    return { line: Math.max(line, 1) + (isMdx ? 1 : 0), column: Math.max(col, 1) }
  }
  const place: Source["positionOf"] = (path, target = "value") => at(offsetOf(document, path, target))
  const whole = (input: Problem, { line, column }: Position = { line: 1, column: 1 }): Issue => ({
    ...input,
    file,
    line,
    column,
    path: "",
  })
  const found = torn ? [] : yamlProblems(document, yaml, offset => at(offset).line)
  const inYaml = torn || found.length > 0 ? [] : interpolateDocument(document, yaml, values, isClaimsFile)
  const prose = body.split("\n")
  const inProse = prose.flatMap((text, index) =>
    findInvalidReferences(text, values, false).map(({ offset, ...input }) =>
      whole(input, { line: index + 1, column: offset + 1 }),
    ),
  )
  const data = torn || found.length > 0 ? undefined : dataOf(document)
  const syntaxIssues = torn ? [whole(torn)] : found.map(({ offset, ...input }) => whole(input, at(offset)))
  return {
    file,
    data,
    body: interpolateClaims(body, values),
    originalPosition: inBody => originalPosition(inBody, prose[inBody.line - 1] ?? "", values),
    positionOf: place,
    issue: (path, input, target) => ({ ...toProblem(input), file, ...place(path, target), path: formatPath(path) }),
    syntaxIssues:
      syntaxIssues.length === 0 && data === undefined ? [whole(problem("yamlCircularAlias"))] : syntaxIssues,
    references: [...inYaml.map(({ offset, ...input }) => whole(input, at(offset))), ...inProse],
  }
}
