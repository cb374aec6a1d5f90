import { isDeepStrictEqual } from "node:util"
import { loadProseReader } from "../prose/parse"
import { createAssessor } from "./assess"
import { type Figures, figuresOf } from "./claims"
import { collectionOf } from "./collections"
import type { ContentFolder, Entry, Issue, Unreadable } from "../entry"
import { meantFor, misplaced } from "./files"
import { readPictures } from "./pictures"
import { absentTypes, isOff, mayBeAbsent, presentPages, thereIn } from "../pages/published"
import { alike } from "../rules/images"
import { inFile } from "../rules/lines"
import { checkRules } from "../rules/registry"
import { checkLines } from "../rules/text-rules"
import { errorsOf, isSilenced } from "../severity"
import type { Model } from "../model"
import type { ContentType } from "../shapes/define"

/** Files that are one file on the computers of others: their names differ in capitals, or in how letters are made. */
const sameElsewhere = (files: readonly string[]): Issue[] => {
  const first = new Map<string, string>()
  return files.flatMap(file => {
    const name = alike(file)
    const other = first.get(name)
    if (other === undefined) first.set(name, file)
    return other === undefined
      ? []
      : [
          inFile(
            file,
            `On Windows and macOS this file and "content/${other}" are one: their names differ in capital and small letters only, or in how a letter is made. Give each a name of its own.`,
          ),
        ]
  })
}

/** Files that no site can do without, and files that no page can use. */
const checkFiles = (
  { types }: Model,
  absent: readonly ContentType[],
  { texts, assets, unreadable = new Map<string, Unreadable>() }: ContentFolder,
): Issue[] => [
  ...types.flatMap(type => {
    const { files } = type
    const isThere = files.includes("*") || texts.has(files) || unreadable.has(files)
    return isThere || mayBeAbsent(type) || absent.includes(type)
      ? []
      : [inFile(files, "This file is missing. Restore it.")]
  }),
  ...[...texts.keys(), ...assets].flatMap(file => {
    const message = unreadable.has(file) ? undefined : misplaced(types, file)
    return message ? [inFile(file, message)] : []
  }),
  ...[...unreadable].map(([file, { message, ...place }]) => inFile(file, message, place)),
  ...sameElsewhere([...texts.keys(), ...assets, ...unreadable.keys()]),
]

const inOrder = (one: Issue, other: Issue) =>
  one.file.localeCompare(other.file) ||
  one.line - other.line ||
  one.column - other.column ||
  one.path.localeCompare(other.path)

const lineOf = ({ file, line }: Issue) => `${file}:${line}`

/**
 * Checks all content at once: files, syntax, shapes, prose, and what no single file can know.
 * Never throws at an editor. A file that has not changed since the last call is not read again.
 * @returns every issue found, ordered by file and place, and the objects that have their shape
 */
type Validate = (folder: ContentFolder) => Promise<Validated>

interface Validated {
  /** Errors and warnings. */
  issues: Issue[]
  entries: Entry[]
}

/** @returns what checks the content of a site, and remembers what it has read */
export const createValidator = (model: Model): Validate => {
  const assess = createAssessor()
  let reader: ReturnType<typeof loadProseReader> | undefined
  let figures: Figures
  return async given => {
    const { types } = model
    reader ??= loadProseReader(model)
    const read = await reader
    const known = figuresOf(given.texts, model.site?.files)
    // The same ones as long as they can be: what was read with them need not be read again.
    if (!isDeepStrictEqual(known, figures)) figures = known
    const all = [...given.texts].flatMap(([file, content]) => {
      const collection = collectionOf(types, file)
      return collection ? [assess(file, content, collection, figures, read)] : []
    })
    const published = all.filter(({ entries, misshapen }) => ![...entries, ...misshapen].some(isOff))
    const objects = published.flatMap(assessment => [...assessment.entries, ...assessment.misshapen])
    const unread = published.flatMap(({ type, isUnknown }) => (isUnknown ? [type] : []))
    const absent = absentTypes(types, new Set([...thereIn(objects), ...unread]))
    const folder = { ...given, pages: presentPages(given.pages, absent) }
    const assessments = published.filter(({ type }) => !absent.some(other => other.type === type))
    const entries = assessments.flatMap(assessment => assessment.entries)
    const misshapen = assessments.flatMap(assessment => assessment.misshapen)
    const unknown = new Set<string>([
      ...assessments.flatMap(({ type, isUnknown }) => (isUnknown ? [type] : [])),
      ...[...folder.texts.keys(), ...folder.assets, ...(folder.unreadable?.keys() ?? [])].flatMap(file =>
        folder.texts.has(file) && collectionOf(types, file) ? [] : (meantFor(types, file) ?? []),
      ),
    ])
    const complete = unknown.size === 0 && assessments.every(({ issues }) => issues.length === 0)
    const pictures = await readPictures(folder)
    const own = assessments.flatMap(assessment => [...assessment.issues, ...assessment.proseIssues])
    // A value that has not its shape is reported once.
    const reported = new Set(own.map(({ file, path }) => `${file} ${path}`))
    const further = checkRules({ entries, misshapen, unknown, complete, folder, pictures, model }).filter(
      ({ file, path }) => !path || !reported.has(`${file} ${path}`),
    )
    const written = [...checkLines(folder.texts), ...assessments.flatMap(({ references }) => references)]
    // What else is told of such a line mostly follows from the letter that nobody sees, or from the figure that is not.
    const caused = new Set(errorsOf(written).map(lineOf))
    const others = [...own, ...further].filter(issue => !caused.has(lineOf(issue)))
    const issues = [...checkFiles(model, absent, folder), ...written, ...others].filter(
      issue => !isSilenced(issue, folder.texts),
    )
    return { issues: issues.sort(inOrder), entries }
  }
}

/** One line an issue: `file:line:column path: message`. */
export const formatIssue = ({ file, line, column, path, message, severity }: Issue): string =>
  `${file}:${line}:${column} ${severity === "warning" ? "warning: " : ""}${path ? `${path}: ` : ""}${message}`

const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? "" : "s"}`

/** What keeps a warning from being told again. */
const SILENCE = "; if it is meant, end its line with # check: ok, in prose with {/* check: ok */}"

/** The whole report, as printed by the build and by `npm run check:content`. */
export const formatIssues = (issues: Issue[]): string => {
  const errors = errorsOf(issues).length
  const warnings = issues.length - errors
  const counts = [
    ...(errors > 0 ? [counted(errors, "problem")] : []),
    ...(warnings > 0 ? [`${counted(warnings, "warning")} (nothing stops${SILENCE})`] : []),
  ]
  return [`${counts.join(" and ")} in content/:`, "", ...issues.map(formatIssue)].join("\n")
}
