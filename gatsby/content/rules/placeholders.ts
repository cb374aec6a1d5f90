import { z } from "zod"
import type { DataPath, Entry, Issue } from "../entry"
import { didYouMean } from "../suggest"
import { typeNamed } from "../types"
import { issueIn, type Rule } from "./rule"

/** What the description of a field promises to replace, for example "{weeks}" in "Length of a project; {weeks} is replaced." */
const replacedBy = (description: string | undefined): string[] =>
  description && /\breplaced\b/.test(description) ? [...description.matchAll(/\{\w+\}/g)].map(([name]) => name) : []

const descriptionOf = (shape: z.core.$ZodType): string | undefined =>
  z.globalRegistry.get(shape)?.description ??
  (shape instanceof z.ZodOptional ? descriptionOf(shape.unwrap()) : undefined)

const check = (entry: Entry, shape: z.core.$ZodType, value: unknown, path: DataPath): Issue[] => {
  const inner = shape instanceof z.ZodOptional ? shape.unwrap() : shape
  if (inner instanceof z.ZodArray && Array.isArray(value))
    return value.flatMap((item, index) => check(entry, inner.element, item, [...path, index]))
  if (inner instanceof z.ZodObject && value !== null && typeof value === "object")
    return Object.entries(value).flatMap(([key, item]) => {
      const field = inner.shape[key] as z.core.$ZodType | undefined
      return field ? check(entry, field, item, [...path, key]) : []
    })
  if (typeof value !== "string") return []
  const known = replacedBy(descriptionOf(shape))
  const all =
    known.length > 0
      ? `${known.join(", ")} ${known.length === 1 ? "is" : "are"} replaced here.`
      : "Nothing is replaced in this field."
  return [...value.matchAll(/\{\w+\}/g)].flatMap(([name]) =>
    known.includes(name)
      ? []
      : [issueIn(entry, path, `Visitors would read "${name}" as it stands.${didYouMean(name, known)} ${all}`)],
  )
}

/** Words in {braces} stand only where something replaces them. */
const placeholdersReplaced: Rule = ({ entries }) =>
  entries.flatMap(entry => {
    const type = typeNamed(entry.type)
    return type ? check(entry, type.shape, entry.data, []) : []
  })

export const placeholderRules: Rule[] = [placeholdersReplaced]
