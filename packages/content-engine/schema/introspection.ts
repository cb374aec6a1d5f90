import { z } from "zod"
import type { DataPath, Entry } from "../entry"
import { memoize } from "../memoize"
import type { MarkdownLevel } from "../prose/markdown"
import { isObject } from "../walk"
import { NOT_BLANK } from "./fields"

type Schema = z.core.$ZodType

/** Returns the schema inside an optional. */
export const unwrapOptional = (schema: Schema): Schema =>
  schema instanceof z.ZodOptional ? unwrapOptional(schema.unwrap()) : schema

/** Unwraps optionals; of a union, returns the member that matches the `type` of the value, if there is one. */
export const resolveUnion = (schema: Schema, value: unknown): Schema => {
  const inner = unwrapOptional(schema)
  if (!(inner instanceof z.ZodDiscriminatedUnion) || !isObject(value)) return inner
  const { type } = value
  return inner.options.find(option => option._zod.propValues?.type?.has(type as z.core.util.Primitive)) ?? inner
}

/** A reference to another entry. The rule `validReferences` checks it. */
interface Reference {
  /** GraphQL type of the entry. */
  type: string
  /** Field of the entry whose value is referenced. */
  field: string
  /** Field of the entry with its label, for forms. */
  labelField: string
  /** A value that must not be referenced, such as the category "all". */
  excluded?: string | undefined
  /** Returns the message for an unknown value. */
  describeUnknown(value: string): string
}

declare module "zod" {
  /** Metadata of a schema. */
  interface GlobalMeta {
    /** Format of a text. "picture" and "pictureWithAlt" become pictures in GraphQL. */
    format?: "link" | "day" | "picture" | "portrait" | "pictureWithAlt"
    /** The field is optional in YAML, non-null in GraphQL. */
    hasDefault?: true
    /** As in JSON Schema. */
    dependentRequired?: Readonly<Record<string, readonly string[]>>
    reference?: Reference
    /** Sample values. Texts with a pattern need one. */
    examples?: readonly string[]
    /** Tokens in {braces} that pages replace; at least one is required. */
    requiredTokens?: readonly string[]
    /** Tokens in {braces} that pages replace, if they occur. */
    optionalTokens?: readonly string[]
    /** Supported Markdown (prose/markdown.ts). */
    markdown?: MarkdownLevel
    /** Group of a block in lists of block types. */
    blockGroup?: string
    /** Optional fields that checks require, by layout; "default" in blocks without layouts. */
    requiredByLayout?: Readonly<Record<string, readonly string[]>>
    /** The field is used by builds and checks only; GraphQL omits it. */
    omitFromGraphql?: true
  }
}

/** Metadata of the content engine, which JSON Schemas omit. */
export const internalMeta = [
  "format",
  "reference",
  "hasDefault",
  "requiredTokens",
  "optionalTokens",
  "markdown",
  "blockGroup",
  "requiredByLayout",
  "omitFromGraphql",
] as const satisfies readonly (keyof z.GlobalMeta)[]

/** Returns the metadata of a schema, merged with that of the schema inside an optional. */
export const getMeta = memoize((schema: Schema): z.GlobalMeta => ({
  ...z.globalRegistry.get(unwrapOptional(schema)),
  ...z.globalRegistry.get(schema),
}))

/** Returns the description of a field or of its type; "" if both are missing. */
export const getDescription = (schema: Schema): string => getMeta(schema).description ?? ""

/** Returns the pattern of a text and its message: "must be a path …". */
export const patternOf = memoize((schema: Schema): { pattern: RegExp; message: string | undefined } | undefined => {
  for (const check of unwrapOptional(schema)._zod.def.checks ?? []) {
    if (!(check instanceof z.core.$ZodCheckRegex)) continue
    const { pattern } = check._zod.def
    // Zod's type expects issues of the schema's type, which a check does not declare.
    const error = check._zod.def.error as z.core.$ZodErrorMap | undefined
    const message = error?.({ code: "invalid_format", format: "regex", input: undefined })
    return { pattern, message: typeof message === "string" ? message : message?.message }
  }
  return undefined
})

/** Returns the pattern of a text; undefined for `NOT_BLANK`, the pattern of most texts. */
export const specificPattern = (schema: Schema): ReturnType<typeof patternOf> => {
  const textPattern = patternOf(schema)
  return textPattern?.pattern === NOT_BLANK ? undefined : textPattern
}

/** Returns whether a field is non-null in GraphQL. */
export const isNonNull = (schema: Schema): boolean =>
  !(schema instanceof z.ZodOptional) || getMeta(schema).hasDefault === true

/** Returns whether a schema describes a link target. */
export const isLinkField = (schema: Schema): boolean => getMeta(schema).format === "link"

/**
 * Returns the limits of a text (characters), list (items) or number. Exclusive limits become inclusive: above 0 is a
 * minimum of 1.
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

/** A text of an object, with its data path and schema. */
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

/** Returns all texts in the fields of an object. Memoized, because many rules use it. */
export const fieldTexts = memoize(({ contentType, data }: Pick<Entry, "contentType" | "data">): FieldText[] =>
  textsIn(contentType.schema, data, []),
)
