import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join, posix, relative } from "node:path"
import { isPair, isSeq, LineCounter, parseDocument, visit } from "yaml"
import { type ContentFolder, type Entry, type Issue, loadContent, onlyErrors } from "#engine"
import { collectionOf, validate } from "#model"
import { labelOf, toFormTerms } from "./fields"

/** Folder that contains the temporary folder of changed files. */
const CACHE_FOLDER = "node_modules/.cache"

/** Maximum number of characters of a quoted line. */
const MAX_QUOTE_LENGTH = 60

/** A file to save, or to delete if it has no content. */
export interface FileChange {
  /** Relative to the project root. */
  path: string
  content?: Buffer
}

/** An error that a change would cause, in the changed file or in another. */
export interface Mistake extends Pick<Issue, "file" | "path" | "message"> {
  /** Labels in the form, such as "Plans, 1, Name"; in prose the line, in other files the path. */
  field: string
  /** Name of the form: "Prices", "Pages: Who we are". */
  form: string
}

/** The result of a check. */
export interface CheckResult {
  /** All entries, with the changes. */
  entries: Entry[]
  /** Texts of all files, by path inside content/. */
  texts: ReadonlyMap<string, string>
}

/** Returns the data path of the value at a position, for issues of rules that check lines. */
const findDataPath = (text: string, line: number, column: number): string => {
  const lineCounter = new LineCounter()
  const document = parseDocument(text, { lineCounter })
  const offset = (lineCounter.lineStarts[line - 1] ?? 0) + column - 1
  let path = ""
  visit(document, {
    Scalar: (key, node, ancestors) => {
      const [start, end] = node.range ?? [0, 0]
      if (key === "key" || offset < start || offset >= end) return
      const nodes = [...ancestors, node]
      const parts = nodes.map((parent, index) =>
        isPair(parent) ? `.${String(parent.key)}` : isSeq(parent) ? `[${parent.items.indexOf(nodes[index + 1])}]` : "",
      )
      path = parts.join("").replace(/^\./, "")
    },
  })
  return path
}

/** Returns the labels of a field and its groups; "" without a path. */
const labelsOf = (path: string): string =>
  (path.match(/[^.[\]]+/g) ?? [])
    .map(part => (/^\d+$/.test(part) ? String(Number(part) + 1) : labelOf(part)))
    .join(", ")

/** Returns the labels of the issue's field, else its line as a quote, else the file if it is binary. */
const fieldLabelOf = ({ path, file, line }: Issue, text: string | undefined): string => {
  const quote = [...(text?.split("\n")[line - 1] ?? "")].slice(0, MAX_QUOTE_LENGTH).join("")
  return labelsOf(path) || (quote ? `"${quote}"` : file)
}

/** Returns the path of a file relative to content/. */
export const toContentPath = (path: string): string => path.slice("content/".length)

/** The fields of an entry that lists show as its name. */
interface EntryNames {
  title?: string
  name?: string
  blocks?: { title?: string }[]
}

/** Returns the name of a file's form, as lists show it. Pictures have only their path. */
const formNameOf = (file: string, { entries }: Pick<CheckResult, "entries">): string => {
  const collection = collectionOf(file)
  const name = labelOf(posix.parse(file).name)
  if (!collection?.files.includes("*")) return collection ? name : file
  const data: EntryNames = entries.find(entry => entry.file === file)?.data ?? {}
  return `${labelOf(posix.dirname(file))}: ${data.title ?? data.name ?? data.blocks?.[0]?.title ?? name}`
}

/** A file in a message, with line and column. */
const FILE_POSITION = /content\/([\w./-]+\.(?:yaml|mdx))(?::(\d+):(\d+))?/g

/** Replaces files, positions and field names in a message by the names of forms and labels. */
const toFormMessage = (message: string, result: CheckResult): string =>
  toFormTerms(
    message
      .replace(FILE_POSITION, (_, file: string, line?: string, column?: string) => {
        const field = line && labelsOf(findDataPath(result.texts.get(file) ?? "", Number(line), Number(column)))
        return [`"${formNameOf(file, result)}"`, field].filter(Boolean).join(", ")
      })
      .replace(
        /"?\b(\w+): (true|false)\b"?/g,
        (_, name: string, value: string) => `"${labelOf(name)}" is ${value === "true" ? "on" : "off"}`,
      )
      .replace(
        /\b(field|as|has no|needs|Set|Delete) "([a-z]\w*)"/g,
        (_, words: string, name: string) => `${words} "${labelOf(name)}"`,
      )
      .replace(
        /\b(Delete|Add) (\w+) line\b/g,
        (_, verb: string, word: string) => `${verb === "Add" ? "Fill in" : "Empty"} ${word} field`,
      ),
  )

/** Returns a key of an issue without line and column, which shift if lines are added above. */
const keyWithoutPosition = ({ file, code, message }: Issue) => `${file} ${code} ${message.replace(/:\d+:\d+/g, "")}`

/** Returns the issues that are new. Each issue before the change excludes one equal issue. */
const findNewIssues = (issues: Issue[], before: Issue[]): Issue[] => {
  const remaining = [...before]
  const isNew = (keyOf: (issue: Issue) => string) => (issue: Issue) => {
    const index = remaining.findIndex(old => keyOf(old) === keyOf(issue))
    if (index >= 0) remaining.splice(index, 1)
    return index < 0
  }
  return issues.filter(isNew(issue => `${issue.path} ${keyWithoutPosition(issue)}`)).filter(isNew(keyWithoutPosition))
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
        const { file, line, column } = issue
        const text = texts.get(toContentPath(file))
        const path = issue.path || (text ? findDataPath(text, line, column) : "")
        return {
          file,
          path,
          message: toFormMessage(issue.message, after),
          field: fieldLabelOf({ ...issue, path }, text),
          form: formNameOf(toContentPath(file), after),
        }
      })
    return { mistakes, entries, texts }
  } finally {
    rmSync(unsavedFolder, { recursive: true })
  }
}
