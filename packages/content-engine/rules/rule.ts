import type { z } from "zod"
import type { ContentFolder, DataPath, Entry, Issue } from "../entry"
import { kept } from "../kept"
import type { Model } from "../model"
import type { PictureFacts } from "../reading/pictures"

/** What a rule may look at. */
export interface RuleContext {
  /** Objects that have their shape. */
  entries: Entry[]
  /** Objects that do not: their names and links can be looked at, and nothing in them is sure. */
  misshapen: Entry[]
  /** Types of which some names or addresses cannot be known, because a file cannot be read. */
  unknown: ReadonlySet<string>
  /** Whether every object has its shape; otherwise what counts objects would repeat what is reported already. */
  complete: boolean
  folder: ContentFolder
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

/** The language of a site, as its content says it; English where that says nothing. */
export const languageOf = ({ entries, model: { site } }: Pick<RuleContext, "entries" | "model">): string =>
  entries.flatMap(({ type, data: { language } }) =>
    type === site?.type && typeof language === "string" ? [language] : [],
  )[0] ?? "en"

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

/** The addresses of the site, as its content says them. */
export const siteUrls = ({ entries, model: { site } }: Pick<RuleContext, "entries" | "model">): string[] =>
  entries.flatMap(({ type, data }) => (type === site?.type ? [String(data.url)] : []))

/** A rule about all objects of a type that is asked only while nothing is missing. */
export const whenComplete =
  <Data>(rule: CheckTogether<Data>): CheckTogether<Data> =>
  (own, context) =>
    context.complete ? rule(own, context) : []

/** The names that objects of a type have in `field`; nothing if some cannot be known. */
export const namesOf = (
  { entries, misshapen, unknown }: RuleContext,
  { type }: { type: string },
  field: string,
): string[] | undefined =>
  unknown.has(type)
    ? undefined
    : [...entries, ...misshapen].flatMap(entry => (entry.type === type ? [String(entry.data[field])] : []))

type Placed = Pick<Entry, "base" | "source">

/** An issue inside an object, be it a file or an entry of a list file. */
export const issueIn = ({ base, source }: Placed, path: DataPath, message: string): Issue =>
  source.issue([...base, ...path], message)

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
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/\s+/g, " ")
    .replace(/[\s.?!]+$/, "")

/**
 * Tells every value that was there before, with the place of the first.
 * @param tell the message; by default that each needs a value of its own
 */
export const repeated = (
  occurrences: Occurrence[],
  tell = (value: string, first: string) => `${value} is taken already in ${first}. Give each its own.`,
): Issue[] => {
  const first = new Map<unknown, Occurrence>()
  return occurrences.flatMap(({ entry, path, value }) => {
    const key = typeof value === "string" ? plain(value) : value
    const earlier = first.get(key)
    if (value === undefined || !earlier) {
      first.set(key, { entry, path, value })
      return []
    }
    return [issueIn(entry, path, tell(JSON.stringify(value), placeIn(earlier.entry, earlier.path)))]
  })
}

/** No two objects of a type share the value of `field`. Of numbers the next one is named that is free. */
export const unique =
  <Field extends string>(field: Field): CheckTogether<Record<Field, unknown>> =>
  own => {
    const values = own.map(({ data }) => data[field])
    const tell = (value: string, first: string) => {
      let free = Number(value)
      while (values.includes(free)) free++
      return `${value} is taken already in ${first}. ${free > 0 ? `Write ${free}, which is free, or give that one another` : "Give each its own"}.`
    }
    return repeated(
      own.map((entry, index) => ({ entry, path: [field], value: values[index] })),
      tell,
    )
  }

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
    (value, place) => `${value} is listed twice, first in ${place}. Delete one of the two.`,
  )
