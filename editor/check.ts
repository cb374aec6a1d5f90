import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join, posix, relative } from "node:path"
import { isPair, isSeq, LineCounter, parseDocument, visit } from "yaml"
import {
  type ContentFolder,
  type Entry,
  fieldTexts,
  formatLocation,
  formatPath,
  getMeta,
  type Issue,
  loadContent,
  type Location,
  onlyErrors,
  type Terms,
} from "#engine"
import { collectionOf, validate } from "#model"
import { formUrlOf } from "./config"
import { type BodyPosition, findBodyPosition, LIST_KEY, LIST_LABEL } from "./formats"
import { labelOf, toFormTerms } from "./labels"

/** Folder that contains the temporary folder of changed files. */
const CACHE_FOLDER = "node_modules/.cache"

/** Maximum number of characters of a quoted line or a title. */
const MAX_QUOTE_LENGTH = 60

/** A file to save, or to delete if it has no content. */
export interface FileChange {
  /** Relative to the project root. */
  path: string
  content?: Buffer
}

/** An error that a change would cause, in the changed file or in another. */
export interface Mistake extends Pick<Issue, "file" | "path" | "message"> {
  /** Labels in the form, such as "Blocks, 3 (FAQ), Title"; in prose the line, in other files the path. */
  field: string
  /** Name of the form: "Prices", "Pages: Who we are". */
  form: string
  /** URL of the form, inside the web editor. Missing for files without a form. */
  formUrl?: string | undefined
  bodyPosition?: BodyPosition | undefined
  /** File, line and column: `content/prices.yaml:5:12`. */
  location: string
}

/** The result of a check. */
export interface CheckResult {
  /** All entries, with the changes. */
  entries: Entry[]
  /** Texts of all files, by path inside content/. */
  texts: ReadonlyMap<string, string>
}

/** Returns the path of a file relative to content/. */
export const toContentPath = (path: string): string => path.slice("content/".length)

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
const fieldOf = ({ path: issuePath, file, line, column }: Location, text = ""): { path: string; field: string } => {
  const path = issuePath || findDataPath(text, line, column)
  return path === "" && collectionOf(toContentPath(file))?.list
    ? { path: LIST_KEY, field: LIST_LABEL }
    : { path, field: labelsOf(path, text) || quoteLine(text, line) || file }
}

/** Returns the name of a file's form, as lists show it. Pictures have only their path. */
const formNameOf = (file: string, text = ""): string => {
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

/** Returns the names of the entries that a field refers to, by their IDs. */
const entryNamesFor = ({ file, path }: Issue, entries: readonly Entry[]): ReadonlyMap<unknown, string> => {
  const [reference] = entries
    .filter(entry => `content/${entry.file}` === file)
    .flatMap(entry => fieldTexts(entry).filter(field => formatPath([...entry.basePath, ...field.path]) === path))
    .map(({ schema }) => getMeta(schema).reference)
  return new Map(
    entries.flatMap(({ type, data }): [unknown, string][] =>
      type === reference?.type ? [[data[reference.field], String(data[reference.labelField])]] : [],
    ),
  )
}

/** Returns the message with the names of forms, labels and entries instead of files, locations, fields and IDs. */
const toFormMessage = (issue: Issue, texts: ReadonlyMap<string, string>, entries: readonly Entry[]): string => {
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

/** Terms without lines, columns and numbers of uses, which shift if others change. */
const stableTerms: Terms = { location: ({ file }) => file, value: value => value, count: () => "" }

const keyWithoutPath = ({ file, code, message, inTerms }: Issue) =>
  `${file} ${code} ${inTerms?.(stableTerms) ?? message}`

/** Returns the issues that are new. Each issue before the change excludes one equal issue. */
const findNewIssues = (issues: Issue[], before: Issue[]): Issue[] => {
  const remaining = [...before]
  const isNew = (keyOf: (issue: Issue) => string) => (issue: Issue) => {
    const index = remaining.findIndex(old => keyOf(old) === keyOf(issue))
    if (index >= 0) remaining.splice(index, 1)
    return index < 0
  }
  // First by path, then without it: paths shift if list items are added.
  return issues.filter(isNew(issue => `${issue.path} ${keyWithoutPath(issue)}`)).filter(isNew(keyWithoutPath))
}

/**
 * Validates all content with changes, without writing to content/.
 * @param root - project root
 * @returns the content with the changes, and the errors that they would cause, those in changed files first
 */
export const checkChanges = async (
  root: string,
  changes: readonly FileChange[],
): Promise<CheckResult & { mistakes: Mistake[] }> => {
  const changed = new Set(changes.map(({ path }) => toContentPath(path)))
  const deleted = new Set(changes.filter(({ content }) => !content).map(({ path }) => toContentPath(path)))
  mkdirSync(join(root, CACHE_FOLDER), { recursive: true })
  const unsavedFolder = mkdtempSync(join(root, CACHE_FOLDER, "edit-"))
  /** Validates with the changed files last, because rules report the later of two duplicates. */
  const check = async (folders: string[], excluded: ReadonlySet<string>) => {
    const { texts, otherFiles, unreadable = [], ...folder } = loadContent(root, folders)
    const all = [...texts].filter(([file]) => !excluded.has(file))
    const content: ContentFolder = {
      ...folder,
      texts: new Map(all.toSorted(([a], [b]) => Number(changed.has(a)) - Number(changed.has(b)))),
      otherFiles: new Set([...otherFiles].filter(file => !excluded.has(file))),
      unreadable: new Map([...unreadable].filter(([file]) => !excluded.has(file))),
    }
    const { issues, isComplete, entries } = await validate(content)
    return { errors: onlyErrors(issues), isComplete, entries, texts: content.texts }
  }
  try {
    for (const { path, content } of changes) {
      if (!content) continue
      const file = join(unsavedFolder, toContentPath(path))
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, content)
    }
    const after = await check(["content", relative(root, unsavedFolder)], deleted)
    const { entries, texts } = after
    if (after.errors.length === 0) return { mistakes: [], entries, texts }
    const before = await check(["content"], new Set())
    const isChanged = ({ file }: Issue) => changed.has(toContentPath(file))
    // Rules across files did not run before the change: their issues may be old.
    const runsMoreRules = after.isComplete && !before.isComplete
    const mistakes = findNewIssues(after.errors, before.errors)
      .filter(issue => !runsMoreRules || isChanged(issue))
      .toSorted((a, b) => Number(isChanged(b)) - Number(isChanged(a)))
      .map(issue => {
        const { file } = issue
        const text = texts.get(toContentPath(file))
        return {
          file,
          ...fieldOf(issue, text),
          bodyPosition: findBodyPosition(text, issue),
          message: toFormMessage(issue, texts, [...before.entries, ...entries]),
          form: formNameOf(toContentPath(file), text),
          formUrl: text === undefined ? undefined : formUrlOf(toContentPath(file)),
          location: formatLocation(issue),
        }
      })
    return { mistakes, entries, texts }
  } finally {
    rmSync(unsavedFolder, { recursive: true })
  }
}
