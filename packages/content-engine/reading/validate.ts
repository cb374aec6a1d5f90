import { isDeepStrictEqual } from "node:util"
import type { ContentFolder, Entry, Issue, PlacedProblem } from "../entry"
import { problem } from "../messages"
import type { Model } from "../model"
import { absentTypes, addressesThere, isOff, unpublishedAddresses } from "../pages/published"
import { loadProseReader } from "../prose/parse"
import { alike } from "../rules/images"
import { checkRules } from "../rules/registry"
import { inFile } from "../rules/rule"
import { checkLines } from "../rules/text-rules"
import { errorsOf, isSilenced } from "../severity"
import type { ContentType } from "../shapes/define"
import { createAssessor } from "./assess"
import { type Figures, figuresOf } from "./claims"
import { collectionOf } from "./collections"
import { misplaced } from "./files"
import { readPictures } from "./pictures"

/** Files that are one file on the computers of others: their names differ in capitals, or in how letters are made. */
const sameElsewhere = (files: readonly string[]): Issue[] => {
  const first = new Map<string, string>()
  return files.flatMap(file => {
    const other = first.get(alike(file))
    if (other === undefined) first.set(alike(file), file)
    return other === undefined ? [] : [inFile(file, problem("fileElsewhereOne", other))]
  })
}

/** Files that cannot be read, or that no page can use. */
const checkFiles = (
  { types }: Model,
  { texts, assets, unreadable = new Map<string, PlacedProblem>() }: ContentFolder,
): Issue[] => [
  ...[...texts.keys(), ...assets].flatMap(file => {
    const found = unreadable.has(file) ? undefined : misplaced(types, file)
    return found ? [inFile(file, found)] : []
  }),
  ...[...unreadable].map(([file, found]) => inFile(file, found, found)),
  ...sameElsewhere([...texts.keys(), ...assets, ...unreadable.keys()]),
]

/** Files that no site can do without. */
const missingFiles = (types: readonly ContentType[], { texts, unreadable }: ContentFolder): Issue[] =>
  types.flatMap(type => {
    const isThere = type.files.includes("*") || texts.has(type.files) || unreadable?.has(type.files)
    return isThere ? [] : [inFile(type.files, problem("fileMissing"))]
  })

const inOrder = (one: Issue, other: Issue) =>
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
export const createValidator = (model: Model): ((folder: ContentFolder) => Promise<Validated>) => {
  const { types } = model
  let reader: ReturnType<typeof loadProseReader> | undefined
  const assess = createAssessor(async body => (await (reader ??= loadProseReader(model)))(body))
  let figures: Figures
  return async given => {
    const known = figuresOf(given.texts, model.site?.files)
    // The same ones as long as they can be: what was read with them need not be read again.
    if (!isDeepStrictEqual(known, figures)) figures = known
    const assessing = [...given.texts].flatMap(([file, content]) => {
      const collection = collectionOf(types, file)
      return collection ? [assess(file, content, collection, figures)] : []
    })
    // What draws pictures works beside what reads texts.
    const [pictures, all] = await Promise.all([readPictures(given), Promise.all(assessing)])
    const published = all.filter(({ entries }) => !entries.some(isOff))
    const files = checkFiles(model, given)
    const isRead = files.length === 0 && published.every(({ issues }) => issues.length === 0)
    // What belongs to a page that cannot be read is there all the same.
    const absent = isRead ? absentTypes(types, addressesThere(published.flatMap(({ entries }) => entries))) : []
    const wanted = types.filter(type => !absent.includes(type) && (isRead || !type.partOf))
    files.push(...missingFiles(wanted, given))
    const assessments = published.filter(({ type }) => !absent.some(other => other.type === type))
    const entries = assessments.flatMap(assessment => assessment.entries)
    const unpublished = unpublishedAddresses(all.flatMap(assessment => assessment.entries))
    const isWhole = isRead && files.length === 0
    const further = checkRules({ entries, folder: given, unpublished, pictures, model }, isWhole)
    const written = [...checkLines(given.texts), ...assessments.flatMap(({ references }) => references)]
    // What else is told of such a line, or of a file with two versions, mostly follows from that.
    const caused = new Set(errorsOf(written).map(lineOf))
    const torn = new Set(written.flatMap(({ code, file }) => (/^conflict/.test(code) ? [file] : [])))
    const own = assessments.flatMap(({ issues, proseIssues }) => [...issues, ...proseIssues])
    const others = [...own, ...further].filter(issue => !caused.has(lineOf(issue)) && !torn.has(issue.file))
    const issues = [...files, ...written, ...others].filter(issue => !isSilenced(issue, given.texts))
    return { issues: issues.sort(inOrder), entries, isWhole }
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
