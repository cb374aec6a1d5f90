import { isDeepStrictEqual } from "node:util"
import type { ContentFolder, Entry, Issue, LocatedProblem } from "../entry"
import { formatLocation, problem, withSentence } from "../messages"
import type { ContentModel } from "../model"
import { canonicalPaths, excludedTypes, isUnpublishedPage, mapUnpublishedPaths } from "../pages/published-routes"
import { loadProseParser } from "../prose/parse"
import { normalizeName } from "../rules/images"
import { runRules } from "../rules/registry"
import { fileIssue } from "../rules/rule"
import { checkLines } from "../rules/text-rules"
import type { ContentType } from "../schema/content-type"
import { isSuppressed, onlyErrors } from "../severity"
import { type InterpolatedValues, loadInterpolatedValues } from "./claims"
import { collectionOf } from "./collections"
import { checkFilePath } from "./file-paths"
import { moveToClaims } from "./move-to-claims"
import { readPictures } from "./picture-metadata"
import { createFileValidator } from "./validate-file"

/** Reports files that are the same on Windows and macOS: their names differ only in case or Unicode normalization. */
const checkNameCollisions = (files: readonly string[]): Issue[] => {
  const firstByName = new Map<string, string>()
  return files.flatMap(file => {
    const previous = firstByName.get(normalizeName(file))
    if (previous === undefined) firstByName.set(normalizeName(file), file)
    return previous === undefined ? [] : [fileIssue(file, problem("fileNameCollision", previous))]
  })
}

/** Reports unreadable, unsupported and misplaced files. */
const checkFiles = (
  { types }: ContentModel,
  { texts, otherFiles, unreadable = new Map<string, LocatedProblem>() }: ContentFolder,
): Issue[] => [
  ...[...texts.keys(), ...otherFiles].flatMap(file => {
    const pathProblem = unreadable.has(file) ? undefined : checkFilePath(types, file)
    return pathProblem ? [fileIssue(file, pathProblem)] : []
  }),
  ...[...unreadable].map(([file, located]) => fileIssue(file, located, located)),
  ...checkNameCollisions([...texts.keys(), ...otherFiles, ...unreadable.keys()]),
]

/** Reports missing required files. */
const checkMissingFiles = (types: readonly ContentType[], { texts, unreadable }: ContentFolder): Issue[] =>
  types.flatMap(type => {
    const exists = type.files.includes("*") || texts.has(type.files) || unreadable?.has(type.files)
    return exists ? [] : [fileIssue(type.files, problem("fileMissing"))]
  })

const compareIssues = (a: Issue, b: Issue) =>
  a.file.localeCompare(b.file) || a.line - b.line || a.column - b.column || a.path.localeCompare(b.path)

/** Keeps the first issue of each missing claim in a file, with the number of uses: its message concerns each use. */
const mergeMissingClaims = (issues: Issue[]): Issue[] =>
  issues.flatMap(issue => {
    const uses = issue.code === "claimMissing" ? issues.filter(({ message }) => message === issue.message) : [issue]
    if (uses[0] !== issue) return []
    return [uses.length > 1 ? withSentence(issue, ({ count }) => `This file has ${count(uses.length)}.`) : issue]
  })

const fileAndLine = ({ file, line }: Issue) => `${file}:${line}`

/** The result of a validation. */
interface ValidationResult {
  /** Errors and warnings, sorted by file and position. */
  issues: Issue[]
  /** Valid entries. */
  entries: Entry[]
  /** True if rules across files ran, which need valid files and entries. */
  isComplete: boolean
}

/**
 * Creates a function that checks all content: files, syntax, schemas, prose and rules. It does not throw for invalid
 * content, and does not parse unchanged files again.
 */
export const createValidator = (model: ContentModel): ((folder: ContentFolder) => Promise<ValidationResult>) => {
  const { types } = model
  let parser: ReturnType<typeof loadProseParser> | undefined
  const validateFile = createFileValidator(async body => (await (parser ??= loadProseParser(model)))(body))
  let values: InterpolatedValues
  return async folder => {
    const currentValues = loadInterpolatedValues(folder.texts, model.site?.files)
    // The file cache compares this map by identity: keep the old one if the contents are equal.
    if (!isDeepStrictEqual(currentValues, values)) values = currentValues
    const validations = [...folder.texts].flatMap(([file, content]) => {
      const collection = collectionOf(types, file)
      return collection ? [validateFile(file, content, collection, values)] : []
    })
    // In parallel: sharp decodes pictures in other threads.
    const [pictures, fileResults] = await Promise.all([readPictures(folder), Promise.all(validations)])
    const publishedResults = fileResults.filter(result => !result.entries.some(isUnpublishedPage))
    const fileIssues = checkFiles(model, folder)
    const areFilesValid = fileIssues.length === 0 && publishedResults.every(result => result.issues.length === 0)
    // With invalid files, it is unknown which pages are published: excludes no type, and requires no file of a type
    // with a `requiredPage`.
    const publishedEntries = publishedResults.flatMap(result => result.entries)
    const excluded = areFilesValid ? excludedTypes(types, canonicalPaths(publishedEntries)) : []
    const requiredTypes = types.filter(type => !excluded.includes(type) && (areFilesValid || !type.requiredPage))
    const missingFileIssues = checkMissingFiles(requiredTypes, folder)
    const results = publishedResults.filter(({ type }) => !excluded.some(({ type: name }) => name === type))
    const entries = results.flatMap(result => result.entries)
    const allEntries = fileResults.flatMap(result => result.entries)
    const unpublishedPages = allEntries.filter(isUnpublishedPage)
    const unpublished = mapUnpublishedPaths(allEntries)
    const isComplete = areFilesValid && missingFileIssues.length === 0
    const references = [...(values?.keys() ?? [])]
    const ruleIssues = runRules(
      { entries, unpublishedPages, folder, unpublished, pictures, references, model },
      isComplete,
    )
    const lineIssues = checkLines(folder.texts)
    const referenceIssues = results.map(({ interpolationIssues }) => interpolationIssues)
    // Omits other issues of a broken line, because they mostly result from it. An indented "=======" of a Git conflict
    // is part of the YAML value above it, and causes issues on other lines: omits all other issues of the file.
    const brokenLines = new Set(onlyErrors([...lineIssues, ...referenceIssues.flat()]).map(fileAndLine))
    const conflictedFiles = new Set(lineIssues.flatMap(({ code, file }) => (code === "conflictMiddle" ? [file] : [])))
    const entryIssues = results.flatMap(result => [...result.issues, ...result.proseIssues])
    const otherIssues = moveToClaims([...entryIssues, ...ruleIssues], entries).filter(
      issue => !brokenLines.has(fileAndLine(issue)) && !conflictedFiles.has(issue.file),
    )
    const allIssues = [
      ...fileIssues,
      ...missingFileIssues,
      ...lineIssues,
      ...referenceIssues.flatMap(mergeMissingClaims),
      ...otherIssues,
    ]
    const issues = allIssues.filter(issue => !isSuppressed(issue, folder.texts))
    return { issues: issues.sort(compareIssues), entries, isComplete }
  }
}

/** Formats an issue: `file:line:column path: message`. */
export const formatIssue = (issue: Issue): string => {
  const { severity, path, message } = issue
  return `${formatLocation(issue)} ${severity === "warning" ? "warning: " : ""}${path ? `${path}: ` : ""}${message}`
}

const pluralize = (count: number, word: string) => `${count} ${word}${count === 1 ? "" : "s"}`

/** Advice for suppressing a warning. */
const SUPPRESS_HINT = "; to suppress one, end its line with # check: ok, in prose with {/* check: ok */}"

/** Formats the report of the build and of `npm run check:content`. */
export const formatIssues = (issues: Issue[]): string => {
  const errors = onlyErrors(issues).length
  const warnings = issues.length - errors
  const counts = [
    ...(errors > 0 ? [pluralize(errors, "error")] : []),
    ...(warnings > 0 ? [`${pluralize(warnings, "warning")} (warnings do not fail the build${SUPPRESS_HINT})`] : []),
  ]
  return [`${counts.join(" and ")} in content/:`, "", ...issues.map(formatIssue)].join("\n")
}
