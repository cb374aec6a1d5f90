import type { z } from "zod"
import type { ContentFolder, DataPath, Entry, Issue, Place } from "../entry"
import { kept } from "../kept"
import { type Problem, problem, type Told, toldAs } from "../messages"
import type { Model } from "../model"
import type { PictureFacts } from "../reading/pictures"

/** What a rule may look at. */
export interface RuleContext {
  /** Objects that have their shape. */
  entries: Entry[]
  folder: ContentFolder
  /** Addresses of pages that are left out, with the files that leave them out. */
  unpublished: ReadonlyMap<string, string>
  /** What is known of the pictures in it, by their paths. */
  pictures: ReadonlyMap<string, PictureFacts>
  /** What content is here. */
  model: Model
}

/** Something no shape can say. Tells every place where it does not hold. */
export type Rule = (context: RuleContext) => Issue[]

/**
 * A rule about each object by itself. What it tells is kept with the object, which is the same for as long as its file
 * does not change: `develop` asks at every change, and most files have not changed.
 */
export const ofEach = (tell: (entry: Entry, language: string) => Issue[]): Rule => {
  const byLanguage = new Map<string, (entry: Entry) => Issue[]>()
  return context => {
    const language = languageOf(context)
    const told = byLanguage.get(language) ?? kept((entry: Entry) => tell(entry, language))
    byLanguage.set(language, told)
    return context.entries.flatMap(told)
  }
}

type OfSite = Pick<RuleContext, "entries" | "model">

/** What a field of the site says, where its content says it. */
const saidOfSite = ({ entries, model: { site } }: OfSite, field: string): string | undefined => {
  const said = entries.find(({ type }) => type === site?.type)?.data[field]
  return typeof said === "string" ? said : undefined
}

/** The language of a site; English where its content says nothing. */
export const languageOf = (context: OfSite): string => saidOfSite(context, "language") ?? "en"

/** The address of the site. */
export const siteUrl = (context: OfSite): string => saidOfSite(context, "url") ?? ""

/** Whether a language is a kind of another: "de-CH" is one of "de". */
export const isKindOf = (language: string, of: string): boolean => language === of || language.startsWith(`${of}-`)

// Written as methods, so that the rule of one type can stand in a list of rules of all types.

/** A rule about one object, which it may compare with the rest of the content. */
export type Check<Data> = { check(data: Data, entry: Entry<Data>, context: RuleContext): Issue[] }["check"]

/** A rule about all objects of a type. */
export type CheckTogether<Data> = { check(own: Entry<Data>[], context: RuleContext): Issue[] }["check"]

/** A type of content by its name and shape. */
export interface Typed<Shape extends z.ZodObject = z.ZodObject> {
  type: string
  shape: Shape
}

/** Objects by their type. Rules about one object ask for those of another type, each time of the same list. */
const byType = kept((entries: Entry[]) => {
  const found = new Map<string, Entry[]>()
  for (const entry of entries) {
    const own = found.get(entry.type)
    if (own) own.push(entry)
    else found.set(entry.type, [entry])
  }
  return found
})

/** The objects of a type among those that have their shape. */
export const ofType = <Shape extends z.ZodObject>(entries: Entry[], { type }: Typed<Shape>): Entry<z.infer<Shape>>[] =>
  (byType(entries).get(type) ?? []) as Entry<z.infer<Shape>>[]

type Placed = Pick<Entry, "base" | "source">

/** An issue inside an object, be it a file or an entry of a list file. */
export const issueIn = ({ base, source }: Placed, path: DataPath, told: Told): Issue =>
  source.issue([...base, ...path], toldAs(told))

/** An issue of a file inside content/, at a place in it. */
export const inFile = (file: string, told: Problem, { line, column }: Place = { line: 1, column: 1 }): Issue => ({
  ...told,
  file: `content/${file}`,
  line,
  column,
  path: "",
})

/** `content/site.yaml:3:1`, to name a second place in a message. */
export const placeIn = ({ base, source }: Placed, path: DataPath): string => {
  const { line, column } = source.place([...base, ...path])
  return `${source.file}:${line}:${column}`
}

/** A value at a place, which no other may have. */
interface Occurrence {
  entry: Placed
  path: DataPath
  value: unknown
}

/** Capitals, spaces and the sign at the end do not make two texts different. */
const plain = (value: unknown) =>
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
export const repeated = (
  occurrences: Occurrence[],
  tell = (value: string, first: string) => problem("taken", value, first),
): Issue[] => {
  const first = new Map<unknown, string>()
  return occurrences.flatMap(({ entry, path, value }) => {
    const earlier = value === undefined ? undefined : first.get(plain(value))
    if (!earlier) first.set(plain(value), placeIn(entry, path))
    return earlier ? [issueIn(entry, path, tell(JSON.stringify(value), earlier))] : []
  })
}

/** No two objects of a type share the value of `field`. */
export const unique =
  <Field extends string>(field: Field): CheckTogether<Record<Field, unknown>> =>
  own =>
    repeated(own.map(entry => ({ entry, path: [field], value: entry.data[field] })))

/** No two items of the list at `path` share the value of `field`. */
export const different = <Item extends object>(
  entry: Placed,
  path: DataPath,
  items: readonly Item[],
  field: keyof Item & string,
): Issue[] => repeated(items.map((item, index) => ({ entry, path: [...path, index, field], value: item[field] })))

/** No value stands twice in the list at `path`. */
export const listedOnce = (entry: Placed, path: DataPath, values: readonly unknown[]): Issue[] =>
  repeated(
    values.map((value, index) => ({ entry, path: [...path, index], value })),
    (value, first) => problem("listedTwice", value, first),
  )
