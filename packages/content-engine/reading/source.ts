import { type Document, isMap, isPair, isScalar, LineCounter, type Node, type Pair, parseDocument, visit } from "yaml"
import type { DataPath, Issue, Position, Source } from "../entry"
import { type Problem, problem, toProblem } from "../messages"
import { maskCode } from "../prose/mask-code"
import { claimOf, CLAIMS_FILE, interpolateClaims, type InterpolatedValues, toOriginalPosition } from "./claims"
import { findInvalidReferences, findUnprefixedReferences } from "./find-invalid-references"
import { yamlProblems } from "./yaml-errors"

/** Formats a data path: `plans[0].price`. */
export const formatPath = (path: DataPath): string =>
  path.map((part, index) => (typeof part === "number" ? `[${part}]` : index === 0 ? part : `.${part}`)).join("")

/** Converts a YAML key to a property name: `1:` and empty keys become strings. */
const keyOf = (value: unknown): string =>
  typeof value === "string" ? value : value === null ? "" : JSON.stringify(value)

/** Returns the start offset of the node at `path`, or of its nearest existing ancestor. */
const offsetOf = (document: Document, path: DataPath, target: "key" | "value"): number => {
  for (let length = path.length; length >= 0; length--) {
    const partialPath = path.slice(0, length)
    if (length === path.length && target === "key") {
      const parent = document.getIn(partialPath.slice(0, -1), true)
      if (isMap(parent)) {
        const pair = parent.items.find(
          (item): item is Pair<Node> =>
            isPair(item) && isScalar(item.key) && keyOf(item.key.value) === partialPath.at(-1),
        )
        if (pair?.key.range) return pair.key.range[0]
      }
    }
    const node = (length === 0 ? document.contents : document.getIn(partialPath, true)) as Node | null | undefined
    if (node?.range) return node.range[0]
  }
  return 0
}

const FRONTMATTER = /^---[ \t]*\r?\n((?:[^\n]*\n)*?)---[ \t]*(?:\r?\n|$)/

interface FileParts {
  yaml: string
  body: string
  /** Problem of the frontmatter delimiters. */
  error?: Problem
}

/** Splits an MDX file into frontmatter and prose, which keeps its line numbers. */
const splitFrontmatter = (content: string): FileParts => {
  const [frontmatter, yaml] = FRONTMATTER.exec(content) ?? []
  if (frontmatter !== undefined && yaml !== undefined)
    return { yaml, body: "\n".repeat(frontmatter.split("\n").length - 1) + content.slice(frontmatter.length) }
  return /^---[ \t]*(?:\r?\n|$)/.test(content)
    ? { yaml: "", body: "", error: problem("frontmatterUnclosed") }
    : { yaml: "", body: content, error: problem("frontmatterMissing") }
}

/** Interpolates the values of a document, without changing positions. Returns the problems of its references. */
const interpolateDocument = (document: Document, yaml: string, values: InterpolatedValues, isClaimsFile: boolean) => {
  const problems: ReturnType<typeof findInvalidReferences> = []
  visit(document, {
    Scalar: (key, node) => {
      if (key === "key" || typeof node.value !== "string") return
      const [start, end] = node.range ?? [0, 0]
      for (const { offset, ...input } of findInvalidReferences(yaml.slice(start, end), values, isClaimsFile))
        problems.push({ offset: start + offset, ...input })
      if (!isClaimsFile) node.value = interpolateClaims(node.value, values)
    },
  })
  return problems
}

/** Converts a document to data; `undefined` if an alias is circular or expands without limit. */
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
 * Parses a YAML or MDX file.
 * @param file - path from the project root, for messages
 */
export const parseSource = (file: string, content: string, values: InterpolatedValues): Source => {
  const isMdx = file.endsWith(".mdx")
  const isClaimsFile = file.endsWith(`/${CLAIMS_FILE}`)
  const { yaml, body, error }: FileParts = isMdx ? splitFrontmatter(content) : { yaml: content, body: "" }
  const lines = new LineCounter()
  // Allows duplicate keys here: `yamlProblems` reports them, with both lines.
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false, merge: true, uniqueKeys: false })
  const positionAt = (offset: number): Position => {
    const { line, col } = lines.linePos(offset)
    return { line: Math.max(line, 1) + (isMdx ? 1 : 0), column: Math.max(col, 1) }
  }
  const locationOf: Source["locationOf"] = (path, target = "value") => ({
    file,
    ...positionAt(offsetOf(document, path, target)),
    path: formatPath(path),
  })
  const issueAt = (input: Problem, { line, column }: Position = { line: 1, column: 1 }): Issue => ({
    ...input,
    file,
    line,
    column,
    path: "",
  })
  const syntaxProblems = error ? [] : yamlProblems(document, yaml, offset => positionAt(offset).line)
  const isValid = !error && syntaxProblems.length === 0
  const yamlReferenceProblems = isValid ? interpolateDocument(document, yaml, values, isClaimsFile) : []
  const proseLines = body.split("\n")
  const linesWithoutCode = maskCode(proseLines)
  const proseReferenceIssues = proseLines.flatMap((text, index) =>
    [
      ...findInvalidReferences(text, values, false),
      ...findUnprefixedReferences(linesWithoutCode[index] ?? "", values),
    ].map(({ offset, ...input }) => issueAt(input, { line: index + 1, column: offset + 1 })),
  )
  const createIssue: Source["createIssue"] = (path, input, target) => ({
    ...toProblem(input),
    ...locationOf(path, target),
  })
  const data = isValid ? dataOf(document) : undefined
  const syntaxIssues = error
    ? [issueAt(error)]
    : syntaxProblems.map(({ offset, ...input }) => issueAt(input, positionAt(offset)))
  return {
    file,
    text: content,
    data,
    body: interpolateClaims(body, values),
    toOriginalPosition: position => toOriginalPosition(position, proseLines[position.line - 1] ?? "", values),
    locationOf,
    createIssue,
    createValueIssue: (path, input) => {
      const node = document.getIn(path, true)
      // Unlike `value`, `source` is the text before interpolation.
      const claim = isScalar(node) && !isClaimsFile ? claimOf(node.source ?? "") : undefined
      return { ...createIssue(path, input), ...(claim !== undefined && { claim }) }
    },
    syntaxIssues:
      syntaxIssues.length === 0 && data === undefined ? [issueAt(problem("yamlCircularAlias"))] : syntaxIssues,
    interpolationIssues: [
      ...yamlReferenceProblems.map(({ offset, ...input }) => issueAt(input, positionAt(offset))),
      ...proseReferenceIssues,
    ],
  }
}
