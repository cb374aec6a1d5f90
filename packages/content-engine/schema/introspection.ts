import { z } from "zod"
import type { DataPath, Entry } from "../entry"
import { memoize } from "../memoize"
import type { MarkdownLevel } from "../prose/markdown"
import { isObject } from "../walk"
import { notBlank } from "./fields"

/** What the shapes tell of themselves, for everything that is made from them: schemas, templates, forms. */

type Schema = z.core.$ZodType

/** The shape inside an optional. */
export const unwrapOptional = (schema: Schema): Schema =>
  schema instanceof z.ZodOptional ? unwrapOptional(schema.unwrap()) : schema

/** The shape that a value has inside an optional: of blocks that of its `type`, where there is one. */
export const resolveUnion = (schema: Schema, value: unknown): Schema => {
  const inner = unwrapOptional(schema)
  if (!(inner instanceof z.ZodDiscriminatedUnion) || !isObject(value)) return inner
  const { type } = value
  return inner.options.find(option => option._zod.propValues?.type?.has(type as z.core.util.Primitive)) ?? inner
}

/** What a text names: another piece of content. The rule "references resolve" looks each of them up. */
interface Reference {
  /** Its GraphQL type, */
  type: string
  /** the field that holds the name, */
  field: string
  /** and the one that people know it by. */
  labelField: string
  /** A name that stands for no single one, and cannot be referred to here. */
  except?: string | undefined
  /** What to say where nothing has the name. */
  missing(name: string): string
}

declare module "zod" {
  /** What a text says of itself besides its description, in its `.meta()`. */
  interface GlobalMeta {
    /** What it is besides words; a drawing, described or not, is the picture itself in GraphQL. */
    format?: "link" | "day" | "picture" | "portrait" | "drawing" | "described"
    /** It may be left out, and pages have it all the same. */
    hasDefault?: true
    /** Fields that a field needs beside it, as JSON Schema has them. */
    dependentRequired?: Readonly<Record<string, readonly string[]>>
    /** What content it names. */
    reference?: Reference
    /** Texts that may stand there. A text that has a form of its own needs one. */
    examples?: readonly string[]
    /** Words that are replaced where they stand in {braces}: one of them has to. */
    requiredTokens?: readonly string[]
    /** The same of a text that reads well without. */
    optionalTokens?: readonly string[]
    /** Words in it may be bold or links; in blocks lines may be a list, too (prose/markdown.ts). */
    markdown?: MarkdownLevel
    /** Only what builds and checks the site reads it, of the node: no page asks, and GraphQL has none of it. */
    buildOnly?: true
  }
}

/** Metadata of the checks, which JSON Schemas omit. */
export const INTERNAL_META = [
  "format",
  "reference",
  "hasDefault",
  "requiredTokens",
  "optionalTokens",
  "markdown",
  "buildOnly",
] as const satisfies readonly (keyof z.GlobalMeta)[]

/** @returns what a text says of itself, or its type */
export const getMeta = memoize((schema: Schema): z.GlobalMeta => ({
  ...z.globalRegistry.get(unwrapOptional(schema)),
  ...z.globalRegistry.get(schema),
}))

/** @returns what a field is for, in an editor's words: its own description, or that of its type; empty without both */
export const getDescription = (schema: Schema): string => getMeta(schema).description ?? ""

/** The pattern a text must have, and how the rule is put in words: "must be a path …". */
export const patternOf = memoize((schema: Schema): { pattern: RegExp; message: string | undefined } | undefined => {
  for (const check of unwrapOptional(schema)._zod.def.checks ?? []) {
    if (!(check instanceof z.core.$ZodCheckRegex)) continue
    const { pattern } = check._zod.def
    // Zod types the map of a check by the issues of its shape, of which a bare check has none.
    const error = check._zod.def.error as z.core.$ZodErrorMap | undefined
    const message = error?.({ code: "invalid_format", format: "regex", input: undefined })
    return { pattern, message: typeof message === "string" ? message : message?.message }
  }
  return undefined
})

/** The same, but only of texts that have a form of their own: nearly every text must not be blank. */
export const ownPattern = (schema: Schema): ReturnType<typeof patternOf> => {
  const rule = patternOf(schema)
  return rule?.pattern === notBlank ? undefined : rule
}

/** Whether a field is there for pages, be it written or not. */
export const isNonNull = (schema: Schema): boolean =>
  !(schema instanceof z.ZodOptional) || getMeta(schema).hasDefault === true

/** Whether a text is a link target. */
export const isLink = (schema: Schema): boolean => getMeta(schema).format === "link"

/**
 * How few and how many: characters of a text, entries of a list, or the number itself. A number above 0 is at least 1
 * here.
 */
export const getLimits = (schema: Schema): { minimum?: number; maximum?: number } => {
  const limits: { minimum?: number; maximum?: number } = {}
  for (const check of unwrapOptional(schema)._zod.def.checks ?? []) {
    if (check instanceof z.core.$ZodCheckLengthEquals) limits.minimum = limits.maximum = check._zod.def.length
    else if (check instanceof z.core.$ZodCheckMinLength) limits.minimum = check._zod.def.minimum
    else if (check instanceof z.core.$ZodCheckMaxLength) limits.maximum = check._zod.def.maximum
    else if (check instanceof z.core.$ZodCheckGreaterThan)
      limits.minimum = Number(check._zod.def.value) + (check._zod.def.inclusive ? 0 : 1)
    else if (check instanceof z.core.$ZodCheckLessThan)
      limits.maximum = Number(check._zod.def.value) - (check._zod.def.inclusive ? 0 : 1)
  }
  return limits
}

/** A text in a field of an object, where it stands there, and its shape. */
interface FieldText {
  text: string
  path: DataPath
  schema: Schema
}

const textsIn = (schema: Schema | undefined, value: unknown, path: DataPath): FieldText[] => {
  if (!schema) return []
  if (typeof value === "string") return [{ text: value, path, schema }]
  if (value === null || typeof value !== "object") return []
  const inner = resolveUnion(schema, value)
  if (Array.isArray(value))
    return inner instanceof z.ZodArray
      ? value.flatMap((item, index) => textsIn(inner.element, item, [...path, index]))
      : []
  if (!(inner instanceof z.ZodObject)) return []
  const fields: Record<string, Schema> = inner.shape
  return Object.entries(value).flatMap(([key, item]) => textsIn(fields[key], item, [...path, key]))
}

/** Every text in the fields of an object, for the many rules that ask. */
export const fieldTexts = memoize(({ contentType: kind, data }: Pick<Entry, "contentType" | "data">): FieldText[] =>
  textsIn(kind.schema, data, []),
)
