import { isDeepStrictEqual } from "node:util"
import type { ContentFolder, Entry, Issue, LocatedProblem } from "../entry"
import { problem } from "../messages"
import type { ContentModel } from "../model"
import { excludedTypes, publishedPaths, isUnpublished, unpublishedAddresses } from "../pages/published-routes"
import { loadProseParser } from "../prose/parse"
import { normalizeName } from "../rules/images"
import { runRules } from "../rules/registry"
import { fileIssue } from "../rules/rule"
import { checkLines } from "../rules/text-rules"
import { onlyErrors, isSuppressed } from "../severity"
import type { ContentType } from "../schema/content-type"
import { createFileValidator } from "./validate-file"
import { type ReferenceValues, loadReferenceValues } from "./claims"
import { collectionOf } from "./collections"
import { checkFilePath } from "./file-paths"
import { readPictures } from "./picture-metadata"

/** Files that are one file on the computers of others: their names differ in capitals, or in how letters are made. */
const checkNameCollisions = (files: readonly string[]): Issue[] => {
  const first = new Map<string, string>()
  return files.flatMap(file => {
    const other = first.get(normalizeName(file))
    if (other === undefined) first.set(normalizeName(file), file)
    return other === undefined ? [] : [fileIssue(file, problem("fileNameCollision", other))]
  })
}

/** Files that cannot be read, or that no page can use. */
const checkFiles = (
  { types }: ContentModel,
  { texts, otherFiles: assets, unreadable = new Map<string, LocatedProblem>() }: ContentFolder,
): Issue[] => [
  ...[...texts.keys(), ...assets].flatMap(file => {
    const found = unreadable.has(file) ? undefined : checkFilePath(types, file)
    return found ? [fileIssue(file, found)] : []
  }),
  ...[...unreadable].map(([file, found]) => fileIssue(file, found, found)),
  ...checkNameCollisions([...texts.keys(), ...assets, ...unreadable.keys()]),
]

/** Files that no site can do without. */
const missingFiles = (types: readonly ContentType[], { texts, unreadable }: ContentFolder): Issue[] =>
  types.flatMap(type => {
    const isThere = type.files.includes("*") || texts.has(type.files) || unreadable?.has(type.files)
    return isThere ? [] : [fileIssue(type.files, problem("fileMissing"))]
  })

const compareIssues = (one: Issue, other: Issue) =>
  one.file.localeCompare(other.file) ||
  one.line - other.line ||
  one.column - other.column ||
  one.path.localeCompare(other.path)

const lineOf = ({ file, line }: Issue) => `${file}:${line}`

/** Every issue of the content, ordered by file and place, and the objects that have their shape. */
interface Validated {
  /** Errors and warnings. */
  issues: Issue[]
  entries: Entry[]
  /** Whether rules across files ran: all files were read, and all objects match their shapes. */
  isWhole: boolean
}

/**
 * @returns what checks all content of a site at once: files, syntax, shapes, prose, and what no single file can know.
 * It never throws at an editor, and does not read a file again that has not changed.
 */
export const createValidator = (model: ContentModel): ((folder: ContentFolder) => Promise<Validated>) => {
  const { types } = model
  let reader: ReturnType<typeof loadProseParser> | undefined
  const assess = createFileValidator(async body => (await (reader ??= loadProseParser(model)))(body))
  let figures: ReferenceValues
  return async given => {
    const known = loadReferenceValues(given.texts, model.site?.files)
    // The same ones as long as they can be: what was read with them need not be read again.
    if (!isDeepStrictEqual(known, figures)) figures = known
    const assessing = [...given.texts].flatMap(([file, content]) => {
      const collection = collectionOf(types, file)
      return collection ? [assess(file, content, collection, figures)] : []
    })
    // What draws pictures works beside what reads texts.
    const [pictures, all] = await Promise.all([readPictures(given), Promise.all(assessing)])
    const published = all.filter(({ entries }) => !entries.some(isUnpublished))
    const files = checkFiles(model, given)
    const isRead = files.length === 0 && published.every(({ issues }) => issues.length === 0)
    // What belongs to a page that cannot be read is there all the same.
    const absent = isRead ? excludedTypes(types, publishedPaths(published.flatMap(({ entries }) => entries))) : []
    const wanted = types.filter(type => !absent.includes(type) && (isRead || !type.parentPage))
    files.push(...missingFiles(wanted, given))
    const assessments = published.filter(({ type }) => !absent.some(other => other.type === type))
    const entries = assessments.flatMap(assessment => assessment.entries)
    const unpublished = unpublishedAddresses(all.flatMap(assessment => assessment.entries))
    const isWhole = isRead && files.length === 0
    const ruleIssues = runRules({ entries, folder: given, unpublished, pictures, model }, isWhole)
    const written = [...checkLines(given.texts), ...assessments.flatMap(({ references }) => references)]
    // What else is told of such a line, or of a file with two versions, mostly follows from that.
    const brokenLines = new Set(onlyErrors(written).map(lineOf))
    const conflicted = new Set(written.flatMap(({ code, file }) => (/^conflict/.test(code) ? [file] : [])))
    const own = assessments.flatMap(({ issues, proseIssues }) => [...issues, ...proseIssues])
    const others = [...own, ...ruleIssues].filter(
      issue => !brokenLines.has(lineOf(issue)) && !conflicted.has(issue.file),
    )
    const issues = [...files, ...written, ...others].filter(issue => !isSuppressed(issue, given.texts))
    return { issues: issues.sort(compareIssues), entries, isWhole }
  }
}

/** One line an issue: `file:line:column path: message`. */
export const formatIssue = ({ file, line, column, path, message, severity }: Issue): string =>
  `${file}:${line}:${column} ${severity === "warning" ? "warning: " : ""}${path ? `${path}: ` : ""}${message}`

const pluralize = (count: number, word: string) => `${count} ${word}${count === 1 ? "" : "s"}`

/** What keeps a warning from being told again. */
const SUPPRESS_HINT = "; if it is meant, end its line with # check: ok, in prose with {/* check: ok */}"

/** The whole report, as printed by the build and by `npm run check:content`. */
export const formatIssues = (issues: Issue[]): string => {
  const errors = onlyErrors(issues).length
  const warnings = issues.length - errors
  const counts = [
    ...(errors > 0 ? [pluralize(errors, "problem")] : []),
    ...(warnings > 0 ? [`${pluralize(warnings, "warning")} (nothing stops${SUPPRESS_HINT})`] : []),
  ]
  return [`${counts.join(" and ")} in content/:`, "", ...issues.map(formatIssue)].join("\n")
}
