import {
  LineCounter,
  parseDocument,
  type Document,
  isMap,
  isPair,
  isScalar,
  type Node,
  type Pair,
  parse,
  visit,
} from "yaml"
import { CLAIMS, type Figures, placeWritten, withFigures, wrongReferences } from "./claims"
import type { DataPath, Issue, Place, Source } from "../entry"
import { withoutCode } from "../prose/code"
import { yamlProblems } from "./yaml-problems"

const OPENING = /^---[ \t]*(?:\r?\n|$)/
const CLOSING = /^---[ \t]*(?:\r?\n|$)/m

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

interface Parts {
  yaml: string
  body: string
  /** Lines of the file above the YAML. */
  above: number
  problem?: string
}

/** Cuts an MDX file into its details and its prose. */
const cut = (content: string): Parts => {
  const opening = OPENING.exec(content)?.[0]
  if (opening === undefined)
    return {
      yaml: "",
      body: content,
      above: 1,
      problem: "The file does not begin with its details between two lines of ---. Copy them from another post.",
    }
  const rest = content.slice(opening.length)
  const closing = CLOSING.exec(rest)
  if (!closing)
    return {
      yaml: rest,
      body: "",
      above: 1,
      problem: "The details are not closed. Put a line of --- below the last of them.",
    }
  const skipped = opening.length + closing.index + closing[0].length
  const body = "\n".repeat(content.slice(0, skipped).split("\n").length - 1) + content.slice(skipped)
  return { yaml: rest.slice(0, closing.index), body, above: 1 }
}

/** What stands above the prose of an MDX file, without positions; `undefined` where it cannot be read. */
export const readDetails = (content: string): unknown => {
  try {
    return parse(cut(content).yaml, { merge: true, logLevel: "silent" })
  } catch {
    return undefined
  }
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

/** Where Git has left two versions of a passage below one another; in prose a line of === may be below a heading. */
const conflictIn = (file: string, content: string): Place | undefined => {
  const lines = content.split("\n")
  const isProse = file.endsWith(".mdx")
  const index = (isProse ? withoutCode(lines) : lines).findIndex(
    line => /^(?:<{7}|>{7}|\|{7})(?: |\r?$)/.test(line) || (!isProse && /^\s*={7}\s*$/.test(line)),
  )
  return index < 0 ? undefined : { line: index + 1, column: 1 }
}

const CONFLICT =
  "Two versions of this passage could not be joined (by Git): one stands between <<<<<<< and =======, the other between ======= and >>>>>>>. Keep what is right, and delete the lines of signs."

/** Control characters, but for tabs and ends of lines: no editor shows them. */
const UNSEEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/

const unseenIn = (content: string): Place | undefined => {
  const lines = content.slice(0, content.search(UNSEEN) + 1).split("\n")
  return lines.join("") ? { line: lines.length, column: lines.at(-1)!.length } : undefined
}

const UNSEEN_SIGN =
  "A sign that no text holds, and that editors do not show, stands here. Delete the line and type it anew."

/** A file of which nothing but its one mistake can be said. */
const unread = (file: string, place: Place, message: string): Source => {
  const issue = { file, ...place, path: "", message }
  return {
    file,
    data: undefined,
    body: "",
    written: () => place,
    place: () => place,
    issue: () => issue,
    syntaxIssues: [issue],
    references: [],
  }
}

/** Puts figures into the values of a document, of which every place stays; tells what is wrong with its references. */
const fill = (document: Document, yaml: string, figures: Figures, isLedger: boolean) => {
  const found: ReturnType<typeof wrongReferences> = []
  visit(document, {
    Scalar: (key, node) => {
      if (key === "key" || typeof node.value !== "string") return
      const [start, end] = node.range ?? [0, 0]
      for (const { offset, message } of wrongReferences(yaml.slice(start, end), figures, isLedger))
        found.push({ offset: start + offset, message })
      if (!isLedger) node.value = withFigures(node.value, figures)
    },
  })
  return found
}

/**
 * Reads one YAML or MDX file.
 * @param file path from the project's root, for messages
 * @param content its text
 * @param figures that its texts refer to
 */
export const readSource = (file: string, content: string, figures: Figures): Source => {
  const isLedger = file.endsWith(`/${CLAIMS}`)
  const conflict = conflictIn(file, content)
  if (conflict) return unread(file, conflict, CONFLICT)
  const unseen = unseenIn(content)
  if (unseen) return unread(file, unseen, UNSEEN_SIGN)
  const isMdx = file.endsWith(".mdx")
  const { yaml, body, above, problem } = isMdx ? cut(content) : { yaml: content, body: "", above: 0 }
  const lines = new LineCounter()
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false, merge: true, uniqueKeys: false })
  const at = (offset: number): Place => {
    const { line, col } = lines.linePos(offset)
    return { line: Math.max(line, 1) + above, column: Math.max(col, 1) }
  }
  const place: Source["place"] = (path, target = "value") => at(offsetOf(document, path, target))
  const whole = (message: string, where: Place = { line: 1, column: 1 }): Issue => ({
    file,
    ...where,
    path: "",
    message,
  })
  const issue: Source["issue"] = (path, message, target) => ({
    file,
    ...place(path, target),
    path: formatPath(path),
    message,
  })
  const problems = problem === undefined ? yamlProblems(document, yaml, offset => at(offset).line) : []
  const inYaml = problems.length === 0 ? fill(document, yaml, figures, isLedger) : []
  const prose = body.split("\n")
  const references = [
    ...inYaml.map(({ offset, message }) => whole(message, at(offset))),
    ...prose.flatMap((text, line) =>
      wrongReferences(text, figures, false).map(({ offset, message }) =>
        whole(message, { line: line + 1, column: offset + 1 }),
      ),
    ),
  ]
  const written: Source["written"] = inProse => placeWritten(inProse, prose[inProse.line - 1] ?? "", figures)
  const data = problem === undefined && problems.length === 0 ? dataOf(document) : undefined
  const syntaxIssues = [
    ...(problem === undefined ? [] : [whole(problem)]),
    ...problems.map(({ offset, message }) => whole(message, at(offset))),
  ]
  if (syntaxIssues.length === 0 && data === undefined)
    syntaxIssues.push(whole("The & and * of this file refer to one another without end. Write the texts themselves."))
  return { file, data, body: withFigures(body, figures), written, place, issue, syntaxIssues, references }
}
