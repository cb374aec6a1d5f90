import type { z } from "zod"
import type { ContentFolder, DataPath, Entry, Issue, Location, Position } from "../entry"
import { memoize } from "../memoize"
import { type Problem, problem, type ProblemInput, toProblem } from "../messages"
import type { ContentModel } from "../model"
import type { PictureMetadata } from "../reading/picture-metadata"

/** The input of a rule. */
export interface RuleContext {
  /** Entries that match their schemas. */
  entries: Entry[]
  /** Pages with `published: false` that match their schemas. */
  unpublishedPages: Entry[]
  folder: ContentFolder
  /** Files with `published: false`, by the paths that their pages would have. */
  unpublished: ReadonlyMap<string, string>
  /** Picture metadata, by path inside content/. */
  pictures: ReadonlyMap<string, PictureMetadata>
  /** Valid references, such as "claim.replyHours" and "site.name". */
  references: readonly string[]
  model: ContentModel
}

/** A check that schemas cannot express. Returns an issue for every violation. */
export type Rule = (context: RuleContext) => Issue[]

/**
 * Creates a rule that checks each entry independently. Results are memoized per entry: in `develop`, a change rechecks
 * the changed files only.
 */
export const entryRule = (check: (entry: Entry, language: string) => Issue[]): Rule => {
  const byLanguage = new Map<string, (entry: Entry) => Issue[]>()
  return context => {
    const language = contentLanguage(context)
    const checkEntry = byLanguage.get(language) ?? memoize((entry: Entry) => check(entry, language))
    byLanguage.set(language, checkEntry)
    return context.entries.flatMap(checkEntry)
  }
}

type SiteContext = Pick<RuleContext, "entries" | "model">

/** Returns a text field of the site entry, if it is set. */
const siteField = ({ entries, model: { site } }: SiteContext, field: string): string | undefined => {
  const value = entries.find(({ type }) => type === site?.type)?.data[field]
  return typeof value === "string" ? value : undefined
}

/** Returns the language of the site. Default: English. */
export const contentLanguage = (context: SiteContext): string => siteField(context, "language") ?? "en"

/** Returns the URL of the site, or "". */
export const siteUrl = (context: SiteContext): string => siteField(context, "url") ?? ""

/** Returns whether a language tag is in a range: "de-CH" in "de". */
export const matchesLanguage = (tag: string, range: string): boolean => tag === range || tag.startsWith(`${range}-`)

// Methods, because these are bivariant: checks of different content types fit into one array.

/** A check of one entry, with access to all content. */
export type EntryCheck<Data> = { check(data: Data, entry: Entry<Data>, context: RuleContext): Issue[] }["check"]

/** A check across all entries of a type. */
export type CollectionCheck<Data> = { check(entries: Entry<Data>[], context: RuleContext): Issue[] }["check"]

/** A content type, reduced to its name and schema. */
export interface TypeRef<Schema extends z.ZodObject = z.ZodObject> {
  type: string
  schema: Schema
}

/** Groups entries by type. Memoized: checks look up other types in the same array. */
const groupByType = memoize((entries: Entry[]) => {
  const groups = new Map<string, Entry[]>()
  for (const entry of entries) {
    const group = groups.get(entry.type)
    if (group) group.push(entry)
    else groups.set(entry.type, [entry])
  }
  return groups
})

/** Returns the entries of a type. */
export const entriesOfType = <Schema extends z.ZodObject>(
  entries: Entry[],
  { type }: TypeRef<Schema>,
): Entry<z.infer<Schema>>[] => (groupByType(entries).get(type) ?? []) as Entry<z.infer<Schema>>[]

/** The fields of an entry that locate a value in its file. */
type EntryRef = Pick<Entry, "basePath" | "source">

/** Creates an issue at a path in an entry, which is a file or an item of a list file. */
export const entryIssue = ({ basePath, source }: EntryRef, path: DataPath, input: ProblemInput): Issue =>
  source.createIssue([...basePath, ...path], toProblem(input))

/** Creates an issue of a value in an entry. If the value is a reference to a claim, the issue moves to the claim. */
export const valueIssue = ({ basePath, source }: EntryRef, path: DataPath, input: ProblemInput): Issue =>
  source.createValueIssue([...basePath, ...path], input)

/** Creates an issue at a position in a file of content/. */
export const fileIssue = (
  file: string,
  input: Problem,
  { line, column }: Position = { line: 1, column: 1 },
): Issue => ({
  ...input,
  file: `content/${file}`,
  line,
  column,
  path: "",
})

/** Returns the location of a value in an entry. */
export const locationOf = ({ basePath, source }: EntryRef, path: DataPath): Location =>
  source.locationOf([...basePath, ...path])

/** A value that must be unique, with its location. */
interface Occurrence {
  entry: EntryRef
  path: DataPath
  value: unknown
}

/** Normalizes case, spaces and final punctuation for comparison. */
const normalize = (value: unknown) =>
  typeof value === "string"
    ? value
        .toLowerCase()
        .replace(/\s+/g, " ")
        .replace(/[\s.?!]+$/, "")
    : value

/** Reports every repeated value, with the location of the first. */
export const duplicateIssues = (
  occurrences: Occurrence[],
  createProblem = (value: string, first: string) => problem("duplicateItem", value, first),
): Issue[] => {
  const firstByValue = new Map<unknown, Occurrence>()
  return occurrences.flatMap(occurrence => {
    const { entry, path, value } = occurrence
    const first = value === undefined ? undefined : firstByValue.get(normalize(value))
    if (!first) {
      firstByValue.set(normalize(value), occurrence)
      return []
    }
    return [
      entryIssue(entry, path, terms =>
        createProblem(JSON.stringify(terms.value(value)), terms.location(locationOf(first.entry, first.path))),
      ),
    ]
  })
}

/** Requires unique values of a field among the entries of a type. */
export const uniqueField =
  <Field extends string>(field: Field): CollectionCheck<Record<Field, unknown>> =>
  entries =>
    duplicateIssues(entries.map(entry => ({ entry, path: [field], value: entry.data[field] })))

/** Reports repeated values of a field in the list at `path`. */
export const duplicateItemIssues = <Item extends object>(
  entry: EntryRef,
  path: DataPath,
  items: readonly Item[],
  field: keyof Item & string,
): Issue[] =>
  duplicateIssues(items.map((item, index) => ({ entry, path: [...path, index, field], value: item[field] })))

/** Reports repeated values in the list at `path`. */
export const duplicateValueIssues = (entry: EntryRef, path: DataPath, values: readonly unknown[]): Issue[] =>
  duplicateIssues(
    values.map((value, index) => ({ entry, path: [...path, index], value })),
    (value, first) => problem("duplicateValue", value, first),
  )
