import { z } from "zod"
import type { DataPath, Issue, Source } from "../entry"
import { type Problem, problem, type ProblemInput } from "../messages"
import { localUrlProblem } from "../rules/links"
import { isLinkField, patternOf, resolveUnion } from "../schema/introspection"
import { toId } from "../slug"
import { closestMatch } from "../suggest"
import { getIn, isObject } from "../walk"
import { formatPath } from "./source"

/** Words for Zod types. */
const typeNames: Record<string, string> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list (lines that begin with -)",
  object: "a group of fields (lines like title: …)",
}

const describeType = (value: unknown): string => {
  if (value === null || value === undefined) return "empty"
  if (Array.isArray(value)) return "a list"
  if (typeof value === "string") return "text"
  return isObject(value) ? "a group of fields" : JSON.stringify(value)
}

/** Returns the schema at `path`, through optionals, lists and unions; `undefined` if there is none. */
const schemaAt = (schema: z.core.$ZodType, data: unknown, path: DataPath): z.core.$ZodType | undefined => {
  const inner = resolveUnion(schema, data)
  const [head, ...rest] = path
  if (head === undefined) return inner
  const value = getIn(data, [head])
  if (inner instanceof z.ZodObject) {
    const next = inner.shape[String(head)] as z.core.$ZodType | undefined
    return next && schemaAt(next, value, rest)
  }
  return inner instanceof z.ZodArray ? schemaAt(inner.element, value, rest) : undefined
}

/** Formats the description of a field as a sentence to append. */
const helpOf = (schema: z.core.$ZodType | undefined): string => {
  const description = schema && z.globalRegistry.get(schema)?.description
  return description ? ` Description: ${description}` : ""
}

/** Suggests a fix for a value of the wrong type, or returns "". */
const suggestFix = (expected: string, value: unknown, path: DataPath, schema: z.core.$ZodType | undefined): string => {
  if (path.length === 0) return ""
  if (value === null)
    return ` Write a value after the ${typeof path.at(-1) === "number" ? "hyphen, or delete it" : "colon"}; put the word null in quotes.`
  const text = typeof value === "string" ? value : ""
  const number = /number|int/.test(expected) && /^["']?(-?\d+(?:\.\d+)?)["']?,?$/.exec(text.trim())
  if (number) return ` Write ${number[1]}, without quotes or a comma.`
  if (expected === "array" && text.startsWith("-")) return " Put a space after the hyphen."
  if (expected === "boolean" && text) return " Write true (for yes) or false (for no), without quotes or a comma."
  if (expected === "string" && typeof value !== "object") return " Put it in quotes."
  if (expected === "string" && isObject(value) && Object.keys(value).length === 1)
    return ' If it is text with a colon, put the whole text in "double quotes".'
  const names = schema instanceof z.ZodObject ? Object.keys(schema.shape) : []
  const required = names.filter(name => !((schema as z.ZodObject).shape[name] instanceof z.ZodOptional))
  return text && required.length > 0 ? ` Write { ${required.map(name => `${name}: …`).join(", ")} }.` : ""
}

/** Messages for Zod's formats; patterns have their own messages. */
const formatMessages: Record<string, string> = {
  url: "is not a full address. Write one such as https://studio.example/page",
  email: "is not a valid email address. Write one such as hello@studio.example",
}

/** Suggests a value that matches the pattern: the text as an https URL, a path, or an id. */
const suggestValue = (value: string, pattern: RegExp): string | undefined => {
  // Patterns that accept words do not expect an id.
  const id = pattern.test("Some words") ? undefined : toId(value)
  const paths = /^[a-z0-9][\w/-]*$/.test(value) ? [`/${value}`] : []
  const ids = id ? [value.startsWith("/") ? `/${id}` : id] : []
  return [value.replace(/^http:/, "https:"), ...paths, ...ids].find(suggestion => pattern.test(suggestion))
}

/** Returns the problem of a text with the wrong format, with a suggestion if possible. */
const wrongFormatProblem = (
  value: string,
  { format, message }: z.core.$ZodIssueInvalidStringFormat,
  schema: z.core.$ZodType | undefined,
  path: DataPath,
): Problem => {
  if (value.trim() === "") return problem("emptyValue", helpOf(schema))
  if (/^data:image/i.test(value)) return problem("pictureDataUrl")
  const localProblem = schema && isLinkField(schema) ? localUrlProblem(value) : undefined
  const pattern = schema && patternOf(schema)?.pattern
  const [, unquoted] = /^[“”„](.+)[“”]$/.exec(value.trim()) ?? []
  if (unquoted && pattern?.test(unquoted)) return problem("curlyQuotes", unquoted)
  const words = value.trim().split(/\s+/)
  const isListWithoutCommas = typeof path.at(-1) === "number" && words.every(word => pattern?.test(word))
  const suggestion = isListWithoutCommas ? words.join(", ") : pattern && suggestValue(value, pattern)
  return localProblem ?? problem("wrongFormat", value, formatMessages[format] ?? message, suggestion)
}

/** Returns the fields of an object that are not set; all fields if none is missing. */
const unsetFields = (schema: z.core.$ZodType | undefined, data: unknown): string[] => {
  const names = schema instanceof z.ZodObject ? Object.keys(schema.shape) : []
  const unset = names.filter(name => !(name in (data as object)))
  return unset.length > 0 ? unset : names
}

/** A key that begins with the hyphen of a list item. */
const LEADING_HYPHEN = /^-(?=\S)/

/** Returns the problem of an unknown field. */
const unknownFieldProblem = (key: string, unset: readonly string[]): Problem => {
  if (LEADING_HYPHEN.test(key)) return problem("fieldHyphen", key.slice(1))
  return /^\d+$/.test(key) ? problem("numberFormat") : problem("fieldUnknown", key, unset)
}

/**
 * Removes issues of missing fields whose names are misspelled: the unknown field is reported instead.
 * @param zodIssues - issues of one file
 */
export const dropMissingIfMisspelled = (
  zodIssues: readonly z.core.$ZodIssue[],
  data: unknown,
  schema: z.ZodType,
): z.core.$ZodIssue[] => {
  const suggestedPaths = new Set(
    zodIssues.flatMap(issue => {
      if (issue.code !== "unrecognized_keys") return []
      const path = issue.path as DataPath
      const unset = unsetFields(schemaAt(schema, data, path), getIn(data, path))
      return issue.keys.map(key =>
        formatPath([...path, LEADING_HYPHEN.test(key) ? key.slice(1) : (closestMatch(key, unset) ?? key)]),
      )
    }),
  )
  return zodIssues.filter(
    ({ path }) => getIn(data, path as DataPath) !== undefined || !suggestedPaths.has(formatPath(path as DataPath)),
  )
}

/** Returns the problem of a missing field, with its description. */
const missingFieldProblem = (path: DataPath, schema: z.ZodType, data: unknown): Problem =>
  problem("fieldMissing", String(path.at(-1)), helpOf(schemaAt(schema, data, path)))

const lengthUnits: Record<string, string> = { string: "characters", array: "items" }

/** Converts a Zod issue to issues for editors: one for each unknown key. */
export const explainZodIssue = (zodIssue: z.core.$ZodIssue, source: Source, schema: z.ZodType): Issue[] => {
  const path = zodIssue.path as DataPath
  const value = getIn(source.data, path)
  const fieldSchema = schemaAt(schema, source.data, path)
  const issueHere = (input: ProblemInput) => [source.createIssue(path, input)]
  const sizeIssue = (
    limit: number | bigint,
    comparison: string,
    { origin, exact }: { origin: string; exact?: boolean },
  ) => {
    const size = typeof value === "string" || Array.isArray(value) ? value.length : undefined
    return issueHere(
      problem(
        "wrongSize",
        exact ? "exactly" : comparison,
        Number(limit),
        lengthUnits[origin],
        size,
        helpOf(fieldSchema),
      ),
    )
  }
  switch (zodIssue.code) {
    case "unrecognized_keys": {
      const unset = unsetFields(fieldSchema, value)
      return zodIssue.keys.map(key => source.createIssue([...path, key], unknownFieldProblem(key, unset), "key"))
    }
    case "invalid_type":
      if (value === undefined) return issueHere(missingFieldProblem(path, schema, source.data))
      return issueHere(
        problem(
          "wrongType",
          typeNames[zodIssue.expected] ?? zodIssue.expected,
          describeType(value),
          `${suggestFix(zodIssue.expected, value, path, fieldSchema)}${helpOf(fieldSchema)}`,
        ),
      )
    case "invalid_value": {
      if (value === undefined)
        return issueHere(problem("fieldMissing", String(path.at(-1)), ` Use one of: ${zodIssue.values.join(", ")}.`))
      const formatted = typeof value === "object" ? describeType(value) : JSON.stringify(value)
      return issueHere(
        problem("notAllowed", formatted, zodIssue.values.map(String), typeof value === "string" ? value : ""),
      )
    }
    case "too_small":
      return sizeIssue(zodIssue.minimum, "at least", zodIssue)
    case "too_big":
      // For a text instead of a list, Zod also counts its characters: the type issue is enough.
      return typeof value === "string" && fieldSchema instanceof z.ZodArray
        ? []
        : sizeIssue(zodIssue.maximum, "at most", zodIssue)
    case "invalid_union": {
      // The `type` of a block is unknown or missing.
      const blockPath = path.slice(0, -1)
      const union = schemaAt(schema, source.data, blockPath)
      if (!(union instanceof z.ZodDiscriminatedUnion)) return issueHere(zodIssue.message)
      const types = union.options.flatMap(option => [...(option._zod.propValues?.type ?? [])].map(String))
      if (typeof value === "string") return issueHere(problem("notAllowed", JSON.stringify(value), types, value))
      return [source.createIssue(blockPath, problem("fieldMissing", "type", ` Use one of: ${types.join(", ")}.`))]
    }
    case "invalid_format":
      return issueHere(wrongFormatProblem(String(value), zodIssue, fieldSchema, path))
    default:
      return issueHere(zodIssue.message)
  }
}
