import { posix } from "node:path"
import { isPair, isSeq, LineCounter, parseDocument, visit } from "yaml"
import { type Entry, fieldTexts, formatPath, getMeta, type Issue, type Location, type Terms } from "#engine"
import { collectionOf } from "#model"
import { toContentPath } from "./config"
import { LIST_KEY, LIST_LABEL } from "./formats"
import { labelOf, toFormTerms } from "./labels"

/** Maximum number of characters of a quoted line or a title. */
const MAX_QUOTE_LENGTH = 60

/** Returns the data path of the key or value at a position, for issues of rules that check lines. */
const findDataPath = (text: string, line: number, column: number): string => {
  const lineCounter = new LineCounter()
  const document = parseDocument(text, { lineCounter })
  // Lines below the front matter of an MDX file have no offset, so no data path.
  const offset = (lineCounter.lineStarts[line - 1] ?? Infinity) + column - 1
  let path = ""
  visit(document, {
    Scalar: (_key, node, ancestors) => {
      const [start, end] = node.range ?? [0, 0]
      if (offset < start || offset >= end) return
      const nodes = [...ancestors, node]
      const parts = nodes.map((parent, index) =>
        isPair(parent) ? `.${String(parent.key)}` : isSeq(parent) ? `[${parent.items.indexOf(nodes[index + 1])}]` : "",
      )
      path = parts.join("").replace(/^\./, "")
    },
  })
  return path
}

/** Returns the labels of a field and its groups, with the types of blocks; "" without a path. */
const labelsOf = (path: string, text: string): string => {
  const parts = path.match(/[^.[\]]+/g) ?? []
  const document = parseDocument(text)
  const labels = parts.map((part, index) => {
    if (!/^\d+$/.test(part)) return labelOf(part)
    const type = /blocks$/i.test(parts[index - 1] ?? "") && document.getIn([...parts.slice(0, index + 1), "type"])
    return `${Number(part) + 1}${typeof type === "string" ? ` (${labelOf(type)})` : ""}`
  })
  return labels.join(", ")
}

/** Shortens a text at a word. */
const shorten = (text: string): string =>
  text.length > MAX_QUOTE_LENGTH ? `${text.slice(0, MAX_QUOTE_LENGTH + 1).replace(/\s+\S*$/, "")}…` : text

/** Returns a line in quotation marks, shortened; "" if it is empty. */
const quoteLine = (text: string, line: number): string => {
  const quote = shorten(text.split("\n")[line - 1] ?? "")
  return quote && `"${quote}"`
}

/**
 * Returns the path of the issue's field and its labels, else its line as a quote, else the file if it is binary.
 * Issues of a whole list file concern the list.
 */
export const fieldOf = (
  { path: issuePath, file, line, column }: Location,
  text = "",
): { path: string; field: string } => {
  const path = issuePath || findDataPath(text, line, column)
  return path === "" && collectionOf(toContentPath(file))?.list
    ? { path: LIST_KEY, field: LIST_LABEL }
    : { path, field: labelsOf(path, text) || quoteLine(text, line) || file }
}

/** Returns the name of a file's form, as lists show it. Pictures have only their path. */
export const formNameOf = (file: string, text = ""): string => {
  const collection = collectionOf(file)
  const { dir, name } = posix.parse(file)
  if (!collection?.files.includes("*")) return collection ? labelOf(name) : file
  // A message can name all files of a folder.
  if (name === "*") return labelOf(dir)
  const document = parseDocument(text)
  const textAt = (...path: (string | number)[]) => {
    const value = document.getIn(path)
    return typeof value === "string" ? shorten(value) : undefined
  }
  const [heading, path] = [textAt("blocks", 0, "title"), textAt("path")]
  const title = textAt("title") ?? textAt("name") ?? (heading && path ? `${heading} (${path})` : heading)
  return `${labelOf(dir)}: ${title ?? labelOf(name)}`
}

/** A file in a message, or all files of a folder. */
const FILE = /"?content\/([^\s":]+\.\w+)"?/g

/** Returns the names of the entries that a field refers to, by their IDs. Omits equal names, as of a changed ID. */
const entryNamesFor = ({ file, path }: Issue, entries: readonly Entry[]): ReadonlyMap<unknown, string> => {
  const [reference] = entries
    .filter(entry => `content/${entry.file}` === file)
    .flatMap(entry => fieldTexts(entry).filter(field => formatPath([...entry.basePath, ...field.path]) === path))
    .map(({ schema }) => getMeta(schema).reference)
  const nameById = new Map(
    entries.flatMap(({ type, data }): [unknown, string][] =>
      type === reference?.type ? [[data[reference.field], String(data[reference.labelField])]] : [],
    ),
  )
  const names = [...nameById.values()]
  return new Map([...nameById].filter(([, name]) => names.indexOf(name) === names.lastIndexOf(name)))
}

/** Returns the message with the names of forms, labels and entries instead of files, locations, fields and IDs. */
export const toFormMessage = (issue: Issue, texts: ReadonlyMap<string, string>, entries: readonly Entry[]): string => {
  const names = entryNamesFor(issue, entries)
  const formOf = (file: string) => `"${formNameOf(file, texts.get(file))}"`
  const terms: Terms = {
    location: location => {
      const file = toContentPath(location.file)
      return `${formOf(file)}, ${fieldOf(location, texts.get(file)).field}`
    },
    value: value => names.get(value) ?? value,
    count: String,
  }
  const message = issue.inTerms?.(terms) ?? issue.message
  return toFormTerms(message.replace(FILE, (_, file: string) => formOf(file)))
}
