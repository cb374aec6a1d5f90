import { z } from "zod"
import type { DataPath, Issue, Source } from "../entry"
import { type Problem, problem, type ProblemInput } from "../messages"
import { localUrlProblem } from "../rules/links"
import { isLink, patternOf, resolveUnion } from "../schema/introspection"
import { toId } from "../slug"
import { closestMatch } from "../suggest"
import { isObject, getIn } from "../walk"
import { formatPath } from "./source"

/** What Zod expects, in an editor's words. */
const TYPE_NAMES: Record<string, string> = {
  string: "a text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list (lines that begin with -)",
  object: "a group of fields (lines like title: …)",
}

const describeType = (value: unknown): string => {
  if (value === null || value === undefined) return "nothing"
  if (Array.isArray(value)) return "a list"
  if (typeof value === "string") return "a text"
  return isObject(value) ? "a group of fields" : JSON.stringify(value)
}

/** The shape at `path` of data, through optionals, lists and blocks; `undefined` where the path leaves the shape. */
const schemaAt = (schema: z.core.$ZodType, data: unknown, path: DataPath): z.core.$ZodType | undefined => {
  const inner = resolveUnion(schema, data)
  const [head, ...rest] = path
  if (head === undefined) return inner
  const part = getIn(data, [head])
  if (inner instanceof z.ZodObject) {
    const next = inner.shape[String(head)] as z.core.$ZodType | undefined
    return next && schemaAt(next, part, rest)
  }
  return inner instanceof z.ZodArray ? schemaAt(inner.element, part, rest) : undefined
}

/** What a field is, as a sentence behind others. */
const helpOf = (schema: z.core.$ZodType | undefined): string => {
  const description = schema && z.globalRegistry.get(schema)?.description
  return description ? ` It is: ${description}` : ""
}

/** How a value of a wrong kind is mended, where that can be said. */
const suggestFix = (expected: string, value: unknown, path: DataPath, own: z.core.$ZodType | undefined): string => {
  if (path.length === 0) return ""
  if (value === null)
    return ` Write something after the ${typeof path.at(-1) === "number" ? "hyphen, or delete it" : "colon"}; the word null stands in quotes.`
  const text = typeof value === "string" ? value : ""
  const number = /number|int/.test(expected) && /^["']?(-?\d+(?:\.\d+)?)["']?,?$/.exec(text.trim())
  if (number) return ` Write ${number[1]}, without quotes or a comma.`
  if (expected === "array" && text.startsWith("-")) return " Put a space after the hyphen."
  if (expected === "boolean" && text) return " Write true (for yes) or false (for no), without quotes or a comma."
  if (expected === "string" && typeof value !== "object") return " Put it in quotes."
  if (expected === "string" && isObject(value) && Object.keys(value).length === 1)
    return ' If it is a text with a colon in it, put the whole text in "double quotes".'
  const names = own instanceof z.ZodObject ? Object.keys(own.shape) : []
  const needed = names.filter(name => !((own as z.ZodObject).shape[name] instanceof z.ZodOptional))
  return text && needed.length > 0 ? ` Write { ${needed.map(name => `${name}: …`).join(", ")} }.` : ""
}

/** What is told of a form that Zod knows by itself; every pattern has words of its own. */
const FORMATS: Record<string, string> = {
  url: "is not a full address. Write one such as https://studio.example/page",
  email: "is not a valid email address. Write one such as hello@studio.example",
}

/** What somebody may have meant by a text that has not its form: the first of these that has it. */
const guessFormat = (value: string, pattern: RegExp): string | undefined => {
  // Where words may stand, a name is not what was meant.
  const name = pattern.test("Some words") ? undefined : toId(value)
  const addresses = /^[a-z0-9][\w/-]*$/.test(value) ? [`/${value}`] : []
  const names = name ? [value.startsWith("/") ? `/${name}` : name] : []
  return [value.replace(/^http:/, "https:"), ...addresses, ...names].find(meant => pattern.test(meant))
}

/** What is wrong with a text that has not the form it must have, and the right form where it can be guessed. */
const formatProblem = (
  value: string,
  { format, message }: z.core.$ZodIssueInvalidStringFormat,
  schema: z.core.$ZodType | undefined,
  path: DataPath,
): Problem => {
  if (value.trim() === "") return problem("emptyValue", helpOf(schema))
  if (/^data:image/i.test(value)) return problem("pictureDataUrl")
  const own = schema && isLink(schema) ? localUrlProblem(value) : undefined
  const pattern = schema && patternOf(schema)?.pattern
  const several = value.trim().split(/\s+/)
  const areSeveral = typeof path.at(-1) === "number" && several.every(name => pattern?.test(name))
  const meant = areSeveral ? several.join(", ") : pattern && guessFormat(value, pattern)
  return own ?? problem("wrongFormat", value, FORMATS[format] ?? message, meant)
}

/** The names of a group's fields that a name which is none of them can stand for. */
const unusedFields = (schema: z.core.$ZodType | undefined, data: unknown): string[] => {
  const known = schema instanceof z.ZodObject ? Object.keys(schema.shape) : []
  const free = known.filter(name => !(name in (data as object)))
  return free.length > 0 ? free : known
}

/** A hyphen that became a part of a name. */
const HYPHEN = /^-(?=\S)/

/** What is told of a name that no field has. */
const unknownField = (key: string, free: readonly string[]): Problem => {
  if (HYPHEN.test(key)) return problem("fieldHyphen", key.slice(1))
  return /^\d+$/.test(key) ? problem("numberFormat") : problem("fieldUnknown", key, free)
}

/**
 * Without the fields that are missing because their names are misspelt: that is told at the name that stands there.
 * @param problems of one file
 */
export const dropMisspelledKeys = (
  problems: readonly z.core.$ZodIssue[],
  data: unknown,
  schema: z.ZodType,
): z.core.$ZodIssue[] => {
  const meant = new Set(
    problems.flatMap(found => {
      if (found.code !== "unrecognized_keys") return []
      const path = found.path as DataPath
      const free = unusedFields(schemaAt(schema, data, path), getIn(data, path))
      return found.keys.map(key =>
        formatPath([...path, HYPHEN.test(key) ? key.slice(1) : (closestMatch(key, free) ?? key)]),
      )
    }),
  )
  return problems.filter(
    ({ path }) => getIn(data, path as DataPath) !== undefined || !meant.has(formatPath(path as DataPath)),
  )
}

/** Says that a field is not there, and what it is. */
const missingField = (path: DataPath, schema: z.ZodType, data: unknown): Problem =>
  problem("fieldMissing", String(path.at(-1)), helpOf(schemaAt(schema, data, path)))

const LENGTHS: Record<string, string> = { string: "characters", array: "entries" }

/** Turns one problem found by Zod into issues in an editor's words. An unknown key gives one issue each. */
export const explainZodIssue = (found: z.core.$ZodIssue, source: Source, schema: z.ZodType): Issue[] => {
  const path = found.path as DataPath
  const value = getIn(source.data, path)
  const own = schemaAt(schema, source.data, path)
  const here = (told: ProblemInput) => [source.issue(path, told)]
  const size = (limit: number | bigint, verb: string, { origin, exact }: { origin: string; exact?: boolean }) => {
    const has = typeof value === "string" || Array.isArray(value) ? value.length : undefined
    return here(problem("wrongSize", exact ? "exactly" : verb, Number(limit), LENGTHS[origin], has, helpOf(own)))
  }
  switch (found.code) {
    case "unrecognized_keys": {
      const free = unusedFields(own, value)
      return found.keys.map(key => source.issue([...path, key], unknownField(key, free), "key"))
    }
    case "invalid_type":
      if (value === undefined) return here(missingField(path, schema, source.data))
      return here(
        problem(
          "wrongType",
          TYPE_NAMES[found.expected] ?? found.expected,
          describeType(value),
          `${suggestFix(found.expected, value, path, own)}${helpOf(own)}`,
        ),
      )
    case "invalid_value": {
      if (value === undefined)
        return here(problem("fieldMissing", String(path.at(-1)), ` It is one of ${found.values.join(", ")}.`))
      const shown = typeof value === "object" ? describeType(value) : JSON.stringify(value)
      return here(problem("notAllowed", shown, found.values.map(String), typeof value === "string" ? value : ""))
    }
    case "too_small":
      return size(found.minimum, "at least", found)
    case "too_big":
      // Zod counts the letters of a text where a list should be, which is told.
      return typeof value === "string" && own instanceof z.ZodArray ? [] : size(found.maximum, "at most", found)
    case "invalid_union": {
      // The `type` of a block is none, or missing.
      const block = path.slice(0, -1)
      const union = schemaAt(schema, source.data, block)
      if (!(union instanceof z.ZodDiscriminatedUnion)) return here(found.message)
      const types = union.options.flatMap(option => [...(option._zod.propValues?.type ?? [])].map(String))
      if (typeof value === "string") return here(problem("notAllowed", JSON.stringify(value), types, value))
      return [source.issue(block, problem("fieldMissing", "type", ` It is one of ${types.join(", ")}.`))]
    }
    case "invalid_format":
      return here(formatProblem(String(value), found, own, path))
    default:
      return here(found.message)
  }
}
