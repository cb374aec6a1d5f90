import type { z } from "zod"
import { loadProseReader, type Prose } from "../prose/parse"
import { type Collection, collectionOf, collections } from "./collections"
import { explain } from "./explain"
import { checkRules } from "./rules"
import { type DataPath, type Issue, readSource, type Source } from "./source"

/** Everything that lies under content/, read from disk by `load.ts` or made up by a test. */
export interface ContentFolder {
  /** Text of every YAML and MDX file by its path inside content/. */
  texts: ReadonlyMap<string, string>
  /** Paths of all other files inside content/, such as images. */
  assets: ReadonlySet<string>
  /** Addresses of the pages in src/pages, such as "/pricing". */
  pages: readonly string[]
  /** Addresses of the files in static/downloads, such as "/downloads/checklist.pdf". */
  downloads?: ReadonlySet<string>
  /** The day that is today for this check, as YYYY-MM-DD: posts of later days are not published yet. */
  today: string
}

/** A checked object of content: a whole file, or one entry of a list file. */
export interface Entry {
  type: string
  /** Path inside content/. */
  file: string
  /** Where the object begins inside the file's data. */
  base: DataPath
  data: Record<string, unknown>
  source: Source
  prose: Prose | undefined
}

const objectsOf = (source: Source, collection: Collection): { base: DataPath; data: unknown }[] => {
  if (!collection.list) return [{ base: [], data: source.data }]
  return Array.isArray(source.data) ? source.data.map((data: unknown, index) => ({ base: [index], data })) : []
}

const checkShape = (source: Source, collection: Collection): Issue[] => {
  const shape: z.ZodType = collection.list ? collection.shape.array().min(1) : collection.shape
  const result = shape.safeParse(source.data, { reportInput: true })
  if (result.success) return []
  if (source.data === null || typeof source.data !== "object")
    return [
      source.issue(
        [],
        `This file must hold ${collection.list ? "a list (lines that begin with -)" : "named fields (lines like title: …)"}, but it holds ${source.data === null ? "nothing" : "a single value"}.`,
      ),
    ]
  return result.error.issues.flatMap(problem => explain(problem, source, shape))
}

const unexpected = (file: string): Issue => ({
  file: `content/${file}`,
  line: 1,
  column: 1,
  path: "",
  message: `No page reads this file. Expected are: ${collections.map(collection => collection.files).join(", ")}. Move or delete it.`,
})

const missing = (texts: ContentFolder["texts"]): Issue[] =>
  collections
    .filter(({ files }) => !files.includes("*") && !texts.has(files))
    .map(({ files }) => ({ file: `content/${files}`, line: 1, column: 1, path: "", message: "This file is missing. Restore it." }))

const inOrder = (one: Issue, other: Issue) => one.file.localeCompare(other.file) || one.line - other.line || one.column - other.column

/**
 * Checks all content at once: syntax, shapes, prose, and what no single file can know.
 * @returns every issue found, ordered by file and place, and the objects that have their shape
 */
export const validate = async (folder: ContentFolder): Promise<{ issues: Issue[]; entries: Entry[] }> => {
  const readProse = await loadProseReader()
  const issues = missing(folder.texts)
  const entries: Entry[] = []
  const unread: string[] = []
  for (const [file, content] of folder.texts) {
    const collection = collectionOf(file)
    if (!collection) {
      issues.push(unexpected(file))
      continue
    }
    const source = readSource(`content/${file}`, content)
    const prose = file.endsWith(".mdx") ? readProse(source.body) : undefined
    const own = source.syntaxIssues.length > 0 ? source.syntaxIssues : checkShape(source, collection)
    const proseIssues = prose?.problems.map(({ line, column, message }) => ({ file: source.file, line, column, path: "", message })) ?? []
    issues.push(...own, ...proseIssues)
    if (own.length > 0) {
      unread.push(file)
      continue
    }
    for (const { base, data } of objectsOf(source, collection))
      entries.push({ type: collection.type, file, base, data: data as Record<string, unknown>, source, prose })
  }
  issues.push(...checkRules(entries, folder, unread.length === 0))
  return { issues: issues.sort(inOrder), entries }
}

/** One line an issue: `file:line:column path: message`. */
export const formatIssue = ({ file, line, column, path, message }: Issue): string => `${file}:${line}:${column} ${path ? `${path}: ` : ""}${message}`

/** The whole report, as printed by the build and by `npm run check:content`. */
export const formatIssues = (issues: Issue[]): string =>
  [`${issues.length} ${issues.length === 1 ? "problem" : "problems"} in content/:`, "", ...issues.map(formatIssue)].join("\n")
