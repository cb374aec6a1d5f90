import { z } from "zod"
import { slugOf } from "../slug"
import type { DataPath, Issue, Source } from "../entry"
import { isLink, patternOf, shapeFor } from "../shapes/shape"
import { didYouMean, nearest } from "../suggest"
import { isObject, valueAt } from "../walk"
import { ownComputer } from "../rules/links"
import { formatPath } from "./source"

const KIND: Record<string, string> = {
  string: "a text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list (lines that begin with -)",
  object: "a group of fields",
  date: "a date",
}

const kindOf = (value: unknown): string => {
  if (value === null || value === undefined) return "nothing"
  if (Array.isArray(value)) return "a list"
  if (typeof value === "number") return String(value)
  return KIND[typeof value] ?? typeof value
}

/** The shape at `path` of data, through optionals, lists and blocks; `undefined` where the path leaves the shape. */
const shapeAt = (shape: z.core.$ZodType, data: unknown, path: DataPath): z.core.$ZodType | undefined => {
  const inner = shapeFor(shape, data)
  const [head, ...rest] = path
  if (head === undefined) return inner
  const part = valueAt(data, [head])
  if (inner instanceof z.ZodObject) {
    const next = inner.shape[String(head)] as z.core.$ZodType | undefined
    return next && shapeAt(next, part, rest)
  }
  return inner instanceof z.ZodArray ? shapeAt(inner.element, part, rest) : undefined
}

const descriptionOf = (shape: z.core.$ZodType | undefined): string => {
  const description = shape && z.globalRegistry.get(shape)?.description
  return description ? ` It is: ${description}` : ""
}

/** How a group is written, where a text stands in its place. */
const asGroup = (shape: z.core.$ZodType | undefined): string => {
  if (!(shape instanceof z.ZodObject)) return ""
  const fields = Object.entries(shape.shape).filter(([, field]) => !(field instanceof z.ZodOptional))
  return fields.length > 0 ? ` Write { ${fields.map(([name]) => `${name}: …`).join(", ")} }.` : ""
}

const size = (origin: string, amount: number | bigint, verb: string): string => {
  const count = Number(amount)
  if (origin === "string")
    return count === 1 && verb === "at least" ? "must not be empty." : `must be ${verb} ${count} characters long.`
  if (origin === "array") return `must have ${verb} ${count} ${count === 1 ? "entry" : "entries"}.`
  return `must be ${verb} ${count}.`
}

/** How much there is, where a message says how much there must be. */
const amountOf = (value: unknown): string => {
  if (typeof value === "string") return ` It has ${value.length}.`
  return Array.isArray(value) ? ` It has ${value.length}.` : ""
}

const wrongType = (expected: string, value: unknown, path: DataPath): string => {
  const told = `This must be ${KIND[expected] ?? expected}, but it is ${kindOf(value)}.`
  if (value === null)
    return `${told} ${typeof path.at(-1) === "number" ? "Write something after the hyphen, or delete it." : "Write something after the colon."}`
  if (expected === "array" && typeof value === "string" && /^-\S/.test(value)) return "Put a space after the hyphen."
  if (typeof value === "string" && /^\S+\s+\/\//.test(value))
    return `${told} A note begins with #: write "${value.replace(/\/\//, "#")}".`
  if (/number|int/.test(expected) && typeof value === "string" && path.at(-1) !== undefined) {
    const meant = value
      .trim()
      .replace(/,$/, "")
      .replace(/^["']|["']$/g, "")
    if (/^-?\d+(\.\d+)?$/.test(meant))
      return value.trim().endsWith(",")
        ? `${told} Write it without the comma: ${meant}.`
        : `${told} Take the quotes away: ${meant}.`
  }
  if (expected === "string" && typeof value !== "object") return `${told} Put it in quotes.`
  if (expected === "string" && isObject(value) && Object.keys(value).length === 1)
    return `${told} If it is a text with a colon in it, put the whole text in "double quotes".`
  return expected === "boolean" && typeof value === "string"
    ? `${told} Write true (for yes) or false (for no), without ${value.endsWith(",") ? "the comma" : "quotes"}.`
    : told
}

/** What is told of a picture that stands in a field as data. */
const PASTED =
  'This picture was pasted as data. Save it as a file beside this one, and write its path here, such as "./team/ana.jpg".'

/** What is told of a form that Zod knows by itself; every pattern has words of its own. */
const FORMATS: Record<string, string> = {
  url: "is not a full address. Write one such as https://studio.example/page.",
  email: "is not a valid email address. Write one such as hello@studio.example.",
}

/** What somebody may have meant by a text that has not its form: the first of these that has it. */
const inForm = (value: string, pattern: RegExp): string | undefined => {
  // Where words may stand, a name is not what was meant.
  const name = pattern.test("Some words") ? undefined : slugOf(value)
  const addresses = /^[a-z0-9][\w/-]*$/.test(value) ? [`/${value}`] : []
  const names = name ? [value.startsWith("/") ? `/${name}` : name] : []
  return [value.replace(/^http:/, "https:"), ...addresses, ...names].find(meant => pattern.test(meant))
}

/** What is wrong with a text that has not the form it must have, and the right form where it can be guessed. */
const wrongForm = (
  value: string,
  { format, message }: z.core.$ZodIssueInvalidStringFormat,
  shape: z.core.$ZodType | undefined,
  path: DataPath,
): string => {
  if (value.trim() === "") return `This must not be empty.${descriptionOf(shape)}`
  const told = `"${value}" ${FORMATS[format] ?? `${message}.`}`
  const pattern = shape && patternOf(shape)?.pattern
  if (!pattern) return told
  const own = isLink(shape) ? ownComputer(value) : undefined
  if (own) return own
  if (/^data:image/i.test(value)) return PASTED
  const several = value.trim().split(/\s+/)
  if (typeof path.at(-1) === "number" && several.length > 1 && several.every(name => pattern.test(name)))
    return `${told} If these are ${several.length}, write commas between them: ${several.join(", ")}.`
  const meant = inForm(value, pattern)
  return meant === undefined ? told : `${told} Did you mean "${meant}"?`
}

/** The names of a group's fields that a name which is none of them can stand for. */
const freeFields = (shape: z.core.$ZodType | undefined, data: unknown): string[] => {
  const known = shape instanceof z.ZodObject ? Object.keys(shape.shape) : []
  const free = known.filter(name => !(name in (data as object)))
  return free.length > 0 ? free : known
}

const HYPHEN = /^-(?=\S)/

/** What is told of a name that no field has. */
const unknownField = (key: string, free: readonly string[]): string => {
  // A sign that became a part of the name.
  if (HYPHEN.test(key)) return `Delete the hyphen before "${key.slice(1)}", or put a space after it to begin an entry.`
  if (/^\d+$/.test(key)) return "A number has no comma in it: write 1500, not 1,500."
  const advice = didYouMean(key, free) || ` Possible fields: ${free.join(", ")}.`
  return `There is no field "${key}" here.${advice} Correct its name or delete it.`
}

/**
 * Without the fields that are missing because their names are misspelt: that is told at the name that stands there.
 * @param problems of one file
 */
export const withoutMisspelt = (
  problems: readonly z.core.$ZodIssue[],
  data: unknown,
  shape: z.ZodType,
): z.core.$ZodIssue[] => {
  const meant = new Set(
    problems.flatMap(problem => {
      if (problem.code !== "unrecognized_keys") return []
      const path = problem.path as DataPath
      const free = freeFields(shapeAt(shape, data, path), valueAt(data, path))
      return problem.keys.map(key =>
        formatPath([...path, HYPHEN.test(key) ? key.slice(1) : (nearest(key, free) ?? key)]),
      )
    }),
  )
  return problems.filter(
    ({ path }) => valueAt(data, path as DataPath) !== undefined || !meant.has(formatPath(path as DataPath)),
  )
}

/** Says that a field is not there, and what it is. */
export const missingField = (path: DataPath, shape: z.ZodType, data: unknown): string =>
  `The field "${String(path.at(-1))}" is missing. Add it.${descriptionOf(shapeAt(shape, data, path))}`

/** What is told of a block whose `type` is none, or missing. */
const unknownType = (value: unknown, types: readonly string[]): string =>
  typeof value === "string"
    ? `There is no "${value}". Use one of: ${types.join(", ")}.${didYouMean(value, types)}`
    : `The field "type" is missing. Add it: one of ${types.join(", ")}.`

/** How many there must be, and how many there are. */
const wrongSize = (
  { origin, exact }: { origin: string; exact?: boolean },
  limit: number | bigint,
  verb: string,
  value: unknown,
) => `This ${size(origin, limit, exact ? "exactly" : verb)}${amountOf(value)}`

/** Turns one problem found by Zod into issues in an editor's words. An unknown key gives one issue each. */
export const explain = (problem: z.core.$ZodIssue, source: Source, shape: z.ZodType): Issue[] => {
  const path = problem.path as DataPath
  const value = valueAt(source.data, path)
  const own = shapeAt(shape, source.data, path)
  const here = (message: string) => [source.issue(path, message)]
  switch (problem.code) {
    case "unrecognized_keys": {
      const free = freeFields(own, value)
      return problem.keys.map(key => source.issue([...path, key], unknownField(key, free), "key"))
    }
    case "invalid_type":
      if (value === undefined) return here(missingField(path, shape, source.data))
      return here(
        `${wrongType(problem.expected, value, path)}${descriptionOf(own)}${typeof value === "string" ? asGroup(own) : ""}`,
      )
    case "invalid_value": {
      const values = problem.values.map(String)
      if (value === undefined)
        return here(`The field "${String(path.at(-1))}" is missing. Add it: one of ${values.join(", ")}.`)
      if (value === null) return here(wrongType(`one of ${values.join(", ")}`, value, path))
      const shown = typeof value === "object" ? kindOf(value) : JSON.stringify(value)
      return here(
        `${shown} is not possible here. Use one of: ${values.join(", ")}.${typeof value === "string" ? didYouMean(value, values) : ""}`,
      )
    }
    case "too_small":
      return here(`${wrongSize(problem, problem.minimum, "at least", value)}${descriptionOf(own)}`)
    case "too_big":
      // Zod counts the letters of a text where a list should be, which is told.
      if (typeof value === "string" && own instanceof z.ZodArray) return []
      return here(`${wrongSize(problem, problem.maximum, "at most", value)}${descriptionOf(own)}`)
    case "invalid_union": {
      if (!(own instanceof z.ZodDiscriminatedUnion)) return here(problem.message)
      const types = own.options.flatMap(option => [...(option._zod.propValues?.type ?? [])].map(String))
      const isThere = typeof value === "string"
      return [source.issue(isThere ? path : path.slice(0, -1), unknownType(value, types))]
    }
    case "invalid_format":
      return here(wrongForm(String(value), problem, own, path))
    default:
      return here(problem.message)
  }
}
