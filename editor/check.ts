import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join, relative } from "node:path"
import { type ContentFolder, type Entry, formatLocation, type Issue, loadContent, type Terms } from "#engine"
import { validate } from "#model"
import { formUrlOf, toContentPath } from "./config"
import { fieldOf, formNameOf, toFormMessage } from "./form-message"
import { type BodyPosition, findBodyPosition } from "./formats"

/** Folder that contains the temporary folder of changed files. */
const CACHE_FOLDER = "node_modules/.cache"

/** A file to save, or to delete if it has no content. */
export interface FileChange {
  /** Relative to the project root. */
  path: string
  content?: Buffer
}

/** An error or warning that a change would cause, in the changed file or in another. */
export interface Mistake extends Pick<Issue, "file" | "path" | "message" | "severity"> {
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

/** Terms without lines, columns and numbers of uses, which shift if others change. */
const stableTerms: Terms = { location: ({ file }) => file, value: value => value, count: () => "" }

const keyWithoutPath = ({ file, code, severity, message, inTerms }: Issue) =>
  `${file} ${code} ${severity} ${inTerms?.(stableTerms) ?? message}`

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
 * @returns the content with the changes, and the mistakes that they would cause, those in changed files first
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
    return { issues, isComplete, entries, texts: content.texts }
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
    if (after.issues.length === 0) return { mistakes: [], entries, texts }
    const before = await check(["content"], new Set())
    const isChanged = ({ file, usedIn = file }: Issue) => [file, usedIn].some(path => changed.has(toContentPath(path)))
    // Rules across files did not run before the change: their issues may be old.
    const runsMoreRules = after.isComplete && !before.isComplete
    const mistakes = findNewIssues(after.issues, before.issues)
      .filter(issue => !runsMoreRules || isChanged(issue))
      .toSorted((a, b) => Number(isChanged(b)) - Number(isChanged(a)))
      .map(issue => {
        const { file, severity } = issue
        const text = texts.get(toContentPath(file))
        return {
          file,
          severity,
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
