import { closest, distance } from "fastest-levenshtein"
import { z } from "zod"
import type { DataPath, Issue, Source } from "./source"

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

const nearest = (word: string, words: string[]): string => {
  if (words.length === 0) return ""
  const best = closest(word, words)
  return distance(word.toLowerCase(), best.toLowerCase()) <= Math.max(2, Math.floor(word.length / 3)) ? ` Did you mean "${best}"?` : ""
}

const size = (origin: string, amount: number | bigint, verb: string): string => {
  const count = Number(amount)
  if (origin === "string") return count === 1 && verb === "at least" ? "must not be empty." : `must be ${verb} ${count} characters long.`
  if (origin === "array") return `must have ${verb} ${count} ${count === 1 ? "entry" : "entries"}.`
  return `must be ${verb} ${count}.`
}

/** Turns one problem found by Zod into issues in an editor's words. An unknown key gives one issue each. */
export const explain = (problem: z.core.$ZodIssue, source: Source, shape: z.ZodType): Issue[] => {
  const path = problem.path as DataPath
  const value = path.reduce<unknown>((data, part) => (data as Record<string | number, unknown> | undefined)?.[part], source.data)
  const shown = typeof value === "string" || typeof value === "number" || typeof value === "boolean" ? `"${value}"` : kindOf(value)
  switch (problem.code) {
    case "unrecognized_keys": {
      const parent = shapeAt(shape, path)
      const known = parent instanceof z.ZodObject ? Object.keys(parent.shape) : []
      const free = known.filter(key => !(key in (value as object)))
      return problem.keys.map(key =>
        source.issue(
          [...path, key],
          `There is no field "${key}" here.${nearest(key, free.length > 0 ? free : known) || ` Possible fields: ${known.join(", ")}.`} Correct its name or delete it.`,
          "key",
        ),
      )
    }
    case "invalid_type":
      if (value === undefined) return [source.issue(path, `The field "${String(path.at(-1))}" is missing. Add it.${descriptionOf(shapeAt(shape, path))}`)]
      return [
        source.issue(
          path,
          `This must be ${KIND[problem.expected] ?? problem.expected}, but it is ${kindOf(value)}.${problem.expected === "string" && typeof value !== "object" ? " Put it in quotes." : ""}${descriptionOf(shapeAt(shape, path))}`,
        ),
      ]
    case "invalid_value": {
      const values = problem.values.map(String)
      if (value === undefined) return [source.issue(path, `The field "${String(path.at(-1))}" is missing. Add it: one of ${values.join(", ")}.`)]
      return [source.issue(path, `${shown} is not possible here. Use one of: ${values.join(", ")}.${typeof value === "string" ? nearest(value, values) : ""}`)]
    }
    case "too_small":
      return [source.issue(path, `This ${size(problem.origin, problem.minimum, problem.exact ? "exactly" : "at least")}${descriptionOf(shapeAt(shape, path))}`)]
    case "too_big":
      return [
        source.issue(
          path,
          `This ${size(problem.origin, problem.maximum, problem.exact ? "exactly" : "at most")}${typeof value === "string" ? ` It has ${value.length}.` : ""}${descriptionOf(shapeAt(shape, path))}`,
        ),
      ]
    case "invalid_format":
      return [source.issue(path, `${shown} ${problem.message.startsWith("must") ? problem.message : `is not a valid ${problem.format}`}.`)]
    default:
      return [source.issue(path, problem.message)]
  }
}
