import { z } from "zod"
import { slugOf } from "../slug"
import type { DataPath, Issue, Source } from "../entry"
import { didYouMean } from "../suggest"
import { isObject } from "../walk"
import { ownComputer } from "../rules/private-links"

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

/** The shape at `path`, seen through optionals and lists; `undefined` where the path leaves the shape. */
const shapeAt = (shape: z.core.$ZodType, path: DataPath): z.core.$ZodType | undefined => {
  const inner = shape instanceof z.ZodOptional ? shape.unwrap() : shape
  const [head, ...rest] = path
  if (head === undefined) return inner
  if (inner instanceof z.ZodObject) {
    const next = inner.shape[String(head)] as z.core.$ZodType | undefined
    return next && shapeAt(next, rest)
  }
  return inner instanceof z.ZodArray ? shapeAt(inner.element, rest) : undefined
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

const FORMATS: Record<string, string> = {
  url: "is not a full address. Write one such as https://studio.example/page.",
  email: "is not a valid email address. Write one such as hello@studio.example.",
}

/** What is wrong with a text that has not the form it must have, and the right form where it can be guessed. */
const wrongForm = (
  shown: string,
  value: unknown,
  { format, message }: z.core.$ZodIssueInvalidStringFormat,
  path: DataPath,
): string => {
  if (message === "must not be empty" || value === "") return "This must not be empty."
  const told = `${shown} ${message.startsWith("must") ? `${message}.` : (FORMATS[format] ?? `is not a valid ${format}.`)}`
  if (typeof value !== "string") return told
  const own = message.startsWith('must start with "/"') ? ownComputer(value) : undefined
  if (own) return own
  if (message.startsWith("must start with") && value.startsWith("http://"))
    return `${told} Did you mean "${value.replace("http:", "https:")}"?`
  if (message.startsWith('must start with "/"') && /^[a-z0-9][\w/-]*$/.test(value))
    return `${told} Did you mean "/${value}"?`
  if (message.includes("path of a picture") && typeof value === "string" && /^data:/i.test(value)) return PASTED
  const several = value.trim().split(/\s+/)
  if (
    message.includes("single hyphens") &&
    typeof path.at(-1) === "number" &&
    several.length > 1 &&
    several.every(name => name === slugOf(name))
  )
    return `${told} If these are ${several.length}, write commas between them: ${several.join(", ")}.`
  const slug = slugOf(value)
  return message.includes("single hyphens") && slug
    ? `${told} Did you mean "${value.startsWith("/") ? "/" : ""}${slug}"?`
    : told
}

/** What is told of a sign that became a part of a field's name. */
const signedKey = (key: string): string | undefined => {
  if (/^-\S/.test(key)) return `Delete the hyphen before "${key.slice(1)}", or put a space after it to begin an entry.`
  return /^\d+$/.test(key) ? "A number has no comma in it: write 1500, not 1,500." : undefined
}

/** Says that a field is not there, and what it is. */
export const missingField = (path: DataPath, shape: z.ZodType): string =>
  `The field "${String(path.at(-1))}" is missing. Add it.${descriptionOf(shapeAt(shape, path))}`

/** Turns one problem found by Zod into issues in an editor's words. An unknown key gives one issue each. */
export const explain = (problem: z.core.$ZodIssue, source: Source, shape: z.ZodType): Issue[] => {
  const path = problem.path as DataPath
  const value = path.reduce<unknown>(
    (data, part) => (data as Record<string | number, unknown> | undefined)?.[part],
    source.data,
  )
  const shown =
    typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? `"${value}"` : kindOf(value)
  const here = (message: string) => [source.issue(path, message)]
  const about = () => descriptionOf(shapeAt(shape, path))
  switch (problem.code) {
    case "unrecognized_keys": {
      const parent = shapeAt(shape, path)
      const known = parent instanceof z.ZodObject ? Object.keys(parent.shape) : []
      const free = known.filter(key => !(key in (value as object)))
      return problem.keys.map(key =>
        source.issue(
          [...path, key],
          signedKey(key) ??
            `There is no field "${key}" here.${didYouMean(key, free.length > 0 ? free : known) || ` Possible fields: ${known.join(", ")}.`} Correct its name or delete it.`,
          "key",
        ),
      )
    }
    case "invalid_type":
      if (value === undefined) return here(missingField(path, shape))
      return here(
        `${wrongType(problem.expected, value, path)}${about()}${typeof value === "string" ? asGroup(shapeAt(shape, path)) : ""}`,
      )
    case "invalid_value": {
      const values = problem.values.map(String)
      if (value === undefined)
        return here(`The field "${String(path.at(-1))}" is missing. Add it: one of ${values.join(", ")}.`)
      if (value === null) return here(`${wrongType(`one of ${values.join(", ")}`, value, path)}`)
      return here(
        `${shown} is not possible here. Use one of: ${values.join(", ")}.${typeof value === "string" ? didYouMean(value, values) : ""}`,
      )
    }
    case "too_small":
      return here(
        `This ${size(problem.origin, problem.minimum, problem.exact ? "exactly" : "at least")}${amountOf(value)}${about()}`,
      )
    case "too_big":
      if (typeof value === "string" && shapeAt(shape, path) instanceof z.ZodArray) return []
      return here(
        `This ${size(problem.origin, problem.maximum, problem.exact ? "exactly" : "at most")}${amountOf(value)}${about()}`,
      )
    case "invalid_format":
      return here(`${wrongForm(shown, value, problem, path)}${problem.message === "must not be empty" ? about() : ""}`)
    default:
      return here(problem.message)
  }
}
