import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join, relative } from "node:path"
import { isPair, isSeq, LineCounter, parseDocument, visit } from "yaml"
import { type ContentFolder, type Entry, type Issue, loadContent, onlyErrors } from "#engine"
import { validate } from "#model"
import { labelOf } from "./fields"

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

/** Returns the labels of the issue's field, else its line as a quote, else the file if it is binary. */
const fieldLabelOf = ({ path, file, line }: Issue, text: string | undefined): string => {
  const parts = path.match(/[^.[\]]+/g)?.map(part => (/^\d+$/.test(part) ? String(Number(part) + 1) : labelOf(part)))
  const quote = [...(text?.split("\n")[line - 1] ?? "")].slice(0, MAX_QUOTE_LENGTH).join("")
  return parts?.join(", ") ?? (quote ? `"${quote}"` : file)
}

/** Returns the path of a file relative to content/. */
export const toContentPath = (path: string): string => path.slice("content/".length)

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
        const { file, line, column, message } = issue
        const text = texts.get(toContentPath(file))
        const path = issue.path || (text ? findDataPath(text, line, column) : "")
        return {
          file,
          path,
          message,
          field: fieldLabelOf({ ...issue, path }, text),
          location: `${file}:${line}:${column}`,
        }
      })
    return { mistakes, entries, texts }
  } finally {
    rmSync(unsavedFolder, { recursive: true })
  }
}
