import type { ContentFolder, DataPath, Entry, Issue } from "../entry"

/** What a rule may look at. */
export interface RuleContext {
  /** Objects that have their shape. */
  entries: Entry[]
  /** Objects that do not: their names and links can be looked at, and nothing in them is sure. */
  misshapen: Entry[]
  /** Types of which some names or addresses cannot be known, because a file cannot be read. */
  unknown: ReadonlySet<string>
  /** Whether every object has its shape; otherwise what counts objects would repeat what is told already. */
  complete: boolean
  folder: ContentFolder
}

/** Something no shape can say. Tells every place where it does not hold. */
export type Rule = (context: RuleContext) => Issue[]

export const ofType = (entries: Entry[], type: string): Entry[] => entries.filter(entry => entry.type === type)

/** A rule that looks at the objects of one type by themselves. */
export const onEach =
  <Data>(type: string, rule: (data: Data, entry: Entry) => Issue[]): Rule =>
  ({ entries }) =>
    ofType(entries, type).flatMap(entry => rule(entry.data as Data, entry))

export const whenComplete =
  (rule: Rule): Rule =>
  context =>
    context.complete ? rule(context) : []

/** The names that objects of a type have in `field`; nothing if some cannot be known. */
export const namesOf = (
  { entries, misshapen, unknown }: RuleContext,
  type: string,
  field: string,
): string[] | undefined =>
  unknown.has(type) ? undefined : ofType([...entries, ...misshapen], type).map(({ data }) => String(data[field]))

/** An issue inside an object, be it a file or an entry of a list file. */
export const issueIn = ({ base, source }: Entry, path: DataPath, message: string): Issue =>
  source.issue([...base, ...path], message)

/** `content/site.yaml:3:1`, to name a second place in a message. */
export const placeIn = ({ base, source }: Entry, path: DataPath): string => {
  const { line, column } = source.place([...base, ...path])
  return `${source.file}:${line}:${column}`
}

/** A value at a place, which no other may have. */
export interface Occurrence {
  entry: Entry
  path: DataPath
  value: unknown
}

/**
 * Tells every value that was there before, with the place of the first.
 * @param tell the message; by default that each needs a value of its own
 */
export const repeated = (
  occurrences: Occurrence[],
  tell = (value: string, first: string, field: string) =>
    `The ${field} ${value} is taken already in ${first}. Give each its own.`,
): Issue[] => {
  const first = new Map<unknown, Occurrence>()
  return occurrences.flatMap(({ entry, path, value }) => {
    const earlier = first.get(value)
    if (value === undefined || !earlier) {
      first.set(value, { entry, path, value })
      return []
    }
    return [
      issueIn(entry, path, tell(JSON.stringify(value), placeIn(earlier.entry, earlier.path), String(path.at(-1)))),
    ]
  })
}

/** No two objects of a type share the value of `field`. */
export const unique =
  (type: string, field: string): Rule =>
  ({ entries }) =>
    repeated(ofType(entries, type).map(entry => ({ entry, path: [field], value: entry.data[field] })))

/** No two items of the list at `path` share the value of `field`. */
export const different = (entry: Entry, path: DataPath, items: readonly object[], field: string): Issue[] =>
  repeated(
    items.map((item, index) => ({
      entry,
      path: [...path, index, field],
      value: (item as Record<string, unknown>)[field],
    })),
  )

/** No value stands twice in the list at `path`. */
export const listedOnce = (entry: Entry, path: DataPath, values: readonly unknown[]): Issue[] =>
  repeated(
    values.map((value, index) => ({ entry, path: [...path, index], value })),
    (value, place) => `${value} is listed twice, first in ${place}. Delete one of the two.`,
  )
