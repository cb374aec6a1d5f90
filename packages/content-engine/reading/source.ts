import { type Document, isMap, isPair, isScalar, LineCounter, type Node, type Pair, parseDocument, visit } from "yaml"
import type { DataPath, Issue, Place, Source } from "../entry"
import { type Problem, problem, toldAs } from "../messages"
import { CLAIMS, type Figures, placeWritten, withFigures, wrongReferences } from "./claims"
import { yamlProblems } from "./yaml-problems"

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
const DETAILS = /^---[ \t]*\r?\n((?:[^\n]*\n)*?)---[ \t]*(?:\r?\n|$)/

interface Parts {
  yaml: string
  body: string
  /** Why it cannot be taken apart. */
  torn?: Problem
}

/** Takes an MDX file apart into its details and its prose, which stays in its lines. */
const takeApart = (content: string): Parts => {
  const [whole, yaml] = DETAILS.exec(content) ?? []
  if (whole !== undefined && yaml !== undefined)
    return { yaml, body: "\n".repeat(whole.split("\n").length - 1) + content.slice(whole.length) }
  return /^---[ \t]*(?:\r?\n|$)/.test(content)
    ? { yaml: "", body: "", torn: problem("detailsOpen") }
    : { yaml: "", body: content, torn: problem("detailsMissing") }
}

/** Puts figures into the values of a document, of which every place stays; tells what is wrong with its references. */
const fill = (document: Document, yaml: string, figures: Figures, isLedger: boolean) => {
  const found: ReturnType<typeof wrongReferences> = []
  visit(document, {
    Scalar: (key, node) => {
      if (key === "key" || typeof node.value !== "string") return
      const [start, end] = node.range ?? [0, 0]
      for (const { offset, ...told } of wrongReferences(yaml.slice(start, end), figures, isLedger))
        found.push({ offset: start + offset, ...told })
      if (!isLedger) node.value = withFigures(node.value, figures)
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
export const readSource = (file: string, content: string, figures: Figures): Source => {
  const isMdx = file.endsWith(".mdx")
  const isLedger = file.endsWith(`/${CLAIMS}`)
  const { yaml, body, torn }: Parts = isMdx ? takeApart(content) : { yaml: content, body: "" }
  const lines = new LineCounter()
  // What stands twice is told with its place.
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false, merge: true, uniqueKeys: false })
  const at = (offset: number): Place => {
    const { line, col } = lines.linePos(offset)
    return { line: Math.max(line, 1) + (isMdx ? 1 : 0), column: Math.max(col, 1) }
  }
  const place: Source["place"] = (path, target = "value") => at(offsetOf(document, path, target))
  const whole = (told: Problem, { line, column }: Place = { line: 1, column: 1 }): Issue => ({
    ...told,
    file,
    line,
    column,
    path: "",
  })
  const found = torn ? [] : yamlProblems(document, yaml, offset => at(offset).line)
  const inYaml = torn || found.length > 0 ? [] : fill(document, yaml, figures, isLedger)
  const prose = body.split("\n")
  const inProse = prose.flatMap((text, index) =>
    wrongReferences(text, figures, false).map(({ offset, ...told }) =>
      whole(told, { line: index + 1, column: offset + 1 }),
    ),
  )
  const data = torn || found.length > 0 ? undefined : dataOf(document)
  const syntaxIssues = torn ? [whole(torn)] : found.map(({ offset, ...told }) => whole(told, at(offset)))
  return {
    file,
    data,
    body: withFigures(body, figures),
    written: inBody => placeWritten(inBody, prose[inBody.line - 1] ?? "", figures),
    place,
    issue: (path, told, target) => ({ ...toldAs(told), file, ...place(path, target), path: formatPath(path) }),
    syntaxIssues: syntaxIssues.length === 0 && data === undefined ? [whole(problem("yamlEndless"))] : syntaxIssues,
    references: [...inYaml.map(({ offset, ...told }) => whole(told, at(offset))), ...inProse],
  }
}
