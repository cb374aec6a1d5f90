import type { z } from "zod"
import type { ContentFolder, DataPath, Entry, Issue, Position } from "../entry"
import { memoize } from "../memoize"
import { type Problem, problem, type ProblemInput, toProblem } from "../messages"
import type { ContentModel } from "../model"
import type { PictureMetadata } from "../reading/picture-metadata"

/** What a rule may look at. */
export interface RuleContext {
  /** Objects that have their shape. */
  entries: Entry[]
  folder: ContentFolder
  /** Addresses of pages that are left out, with the files that leave them out. */
  unpublished: ReadonlyMap<string, string>
  /** What is known of the pictures in it, by their paths. */
  pictures: ReadonlyMap<string, PictureMetadata>
  /** What content is here. */
  model: ContentModel
}

/** Something no shape can say. Tells every place where it does not hold. */
export type Rule = (context: RuleContext) => Issue[]

/**
 * A rule about each object by itself. What it tells is kept with the object, which is the same for as long as its file
 * does not change: `develop` asks at every change, and most files have not changed.
 */
export const entryRule = (check: (entry: Entry, language: string) => Issue[]): Rule => {
  const byLanguage = new Map<string, (entry: Entry) => Issue[]>()
  return context => {
    const language = contentLanguage(context)
    const input = byLanguage.get(language) ?? memoize((entry: Entry) => check(entry, language))
    byLanguage.set(language, input)
    return context.entries.flatMap(input)
  }
}

type SiteContext = Pick<RuleContext, "entries" | "model">

/** What a field of the site says, where its content says it. */
const siteField = ({ entries, model: { site } }: SiteContext, field: string): string | undefined => {
  const said = entries.find(({ type }) => type === site?.type)?.data[field]
  return typeof said === "string" ? said : undefined
}

/** The language of a site; English where its content says nothing. */
export const contentLanguage = (context: SiteContext): string => siteField(context, "language") ?? "en"

/** The address of the site. */
export const siteUrl = (context: SiteContext): string => siteField(context, "url") ?? ""

/** Whether a language is a kind of another: "de-CH" is one of "de". */
export const matchesLanguage = (language: string, of: string): boolean =>
  language === of || language.startsWith(`${of}-`)

// Written as methods, so that the rule of one type can stand in a list of rules of all types.

/** A rule about one object, which it may compare with the rest of the content. */
export type EntryCheck<Data> = { check(data: Data, entry: Entry<Data>, context: RuleContext): Issue[] }["check"]

/** A rule about all objects of a type. */
export type CollectionCheck<Data> = { check(entries: Entry<Data>[], context: RuleContext): Issue[] }["check"]

/** A type of content by its name and shape. */
export interface TypeRef<Schema extends z.ZodObject = z.ZodObject> {
  type: string
  schema: Schema
}

/** Objects by their type. Rules about one object ask for those of another type, each time of the same list. */
const byType = memoize((entries: Entry[]) => {
  const found = new Map<string, Entry[]>()
  for (const entry of entries) {
    const entries = found.get(entry.type)
    if (entries) entries.push(entry)
    else found.set(entry.type, [entry])
  }
  return found
})

/** The objects of a type among those that have their shape. */
export const entriesOfType = <Schema extends z.ZodObject>(
  entries: Entry[],
  { type }: TypeRef<Schema>,
): Entry<z.infer<Schema>>[] => (byType(entries).get(type) ?? []) as Entry<z.infer<Schema>>[]

type EntryRef = Pick<Entry, "basePath" | "source">

/** An issue inside an object, be it a file or an entry of a list file. */
export const entryIssue = ({ basePath: base, source }: EntryRef, path: DataPath, input: ProblemInput): Issue =>
  source.issue([...base, ...path], toProblem(input))

/** An issue of a file inside content/, at a place in it. */
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

/** `content/site.yaml:3:1`, to name a second place in a message. */
export const formatLocation = ({ basePath: base, source }: EntryRef, path: DataPath): string => {
  const { line, column } = source.positionOf([...base, ...path])
  return `${source.file}:${line}:${column}`
}

/** A value at a place, which no other may have. */
interface Occurrence {
  entry: EntryRef
  path: DataPath
  value: unknown
}

/** Capitals, spaces and the sign at the end do not make two texts different. */
const normalize = (value: unknown) =>
  typeof value === "string"
    ? value
        .toLowerCase()
        .replace(/\s+/g, " ")
        .replace(/[\s.?!]+$/, "")
    : value

/**
 * Tells every value that was there before, with the place of the first.
 * @param tell by default that each needs a value of its own
 */
export const duplicateIssues = (
  occurrences: Occurrence[],
  check = (value: string, first: string) => problem("duplicateValue", value, first),
): Issue[] => {
  const first = new Map<unknown, string>()
  return occurrences.flatMap(({ entry, path, value }) => {
    const earlier = value === undefined ? undefined : first.get(normalize(value))
    if (!earlier) first.set(normalize(value), formatLocation(entry, path))
    return earlier ? [entryIssue(entry, path, check(JSON.stringify(value), earlier))] : []
  })
}

/** No two objects of a type share the value of `field`. */
export const uniqueField =
  <Field extends string>(field: Field): CollectionCheck<Record<Field, unknown>> =>
  entries =>
    duplicateIssues(entries.map(entry => ({ entry, path: [field], value: entry.data[field] })))

/** No two items of the list at `path` share the value of `field`. */
export const duplicateItemIssues = <Item extends object>(
  entry: EntryRef,
  path: DataPath,
  items: readonly Item[],
  field: keyof Item & string,
): Issue[] =>
  duplicateIssues(items.map((item, index) => ({ entry, path: [...path, index, field], value: item[field] })))

/** No value stands twice in the list at `path`. */
export const duplicateValueIssues = (entry: EntryRef, path: DataPath, values: readonly unknown[]): Issue[] =>
  duplicateIssues(
    values.map((value, index) => ({ entry, path: [...path, index], value })),
    (value, first) => problem("duplicateItem", value, first),
  )
