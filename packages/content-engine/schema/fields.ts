import { z } from "zod"
import { stripTrailingSlash } from "../pages/route"
import { isObject } from "../walk"

/**
 * Functions that create schemas. Objects have an id (GraphQL type), fields a description (GraphiQL, forms, code
 * editors). Defaults use `.overwrite()`, which does not change the type: SDL and JSON Schema come from the same schema.
 * Checks and rules receive content as written.
 */

/**
 * Creates the schema of an object.
 * @param id - GraphQL type
 * @param description - help in GraphiQL, forms and code editors
 */
export const group = <Fields extends z.core.$ZodShape>(id: string, description: string, fields: Fields) =>
  z.strictObject(fields).meta({ id, description })

declare const hasDefault: unique symbol

/** A schema that is optional in YAML and non-null in GraphQL. */
export type DefaultedSchema<Inner extends z.ZodType> = z.ZodOptional<Inner> & { readonly [hasDefault]: true }

/** Makes a field optional in YAML and non-null in GraphQL. The parent object sets its default by `.overwrite()`. */
export const defaulted = <Inner extends z.ZodType>(inner: Inner) =>
  inner.optional().meta({ hasDefault: true }) as DefaultedSchema<Inner>

/**
 * Creates an enum; a `String` in GraphQL, whose description lists the values.
 * @param descriptions - descriptions by value, for forms and code editors (`enumDescriptions` in JSON Schema)
 */
export const oneOf = <Value extends string>(description: string, descriptions: Readonly<Record<Value, string>>) =>
  z
    // TypeScript types keys as string[].
    .enum(Object.keys(descriptions) as [Value, ...Value[]])
    .meta({ description, enumDescriptions: Object.values<string>(descriptions) })

/** Requires different values of a field in all items. */
export const uniqueBy =
  (field: string): z.core.CheckFn<unknown[]> =>
  ({ value, issues }) => {
    const seen = new Set<unknown>()
    value.forEach((item, index) => {
      const current: unknown = isObject(item) ? item[field] : undefined
      if (current !== undefined && seen.has(current))
        issues.push({
          code: "custom",
          input: value,
          path: [index, field],
          message: `${JSON.stringify(current)} is already used above. Change one of them.`,
        })
      seen.add(current)
    })
  }

/** Condition of checks that run even if fields are missing, so that all missing fields are reported at once. */
export const ifOnlyMissing: NonNullable<z.core.$ZodSuperRefineParams["when"]> = ({ value, issues }) =>
  isObject(value) && issues.every(issue => issue.continue || issue.input === undefined)

type FieldOf<Schema extends z.ZodObject> = keyof Schema["shape"] & string

/**
 * Requires other fields if a field is set, because pages render them together.
 * @param requiredByField - required fields by field
 */
export const requires = <Schema extends z.ZodObject>(
  schema: Schema,
  requiredByField: { readonly [Field in FieldOf<Schema>]?: readonly FieldOf<Schema>[] },
): Schema => {
  const requiredFields = requiredByField as Readonly<Record<string, readonly string[]>>
  const checkRequired = (value: Record<string, unknown>, { addIssue }: z.RefinementCtx) => {
    for (const [field, names] of Object.entries(requiredFields))
      for (const name of names)
        if (value[field] !== undefined && value[name] === undefined)
          addIssue({ code: "custom", path: [field], message: `This needs \`${name}\`. Add it, or delete this.` })
  }
  return schema.superRefine(checkRequired, { when: ifOnlyMissing }).meta({ dependentRequired: requiredFields })
}

/**
 * Creates a list that is unique by a field.
 * @param field - field with a different value in each item
 */
export const uniqueList = <Item extends z.core.SomeType>(
  field: string,
  ...[description, item, size]: Parameters<typeof list<Item>>
) => list(description, item, size).check(uniqueBy(field))

/**
 * Creates a list.
 * @param size - exact number of items, or limits
 */
export const list = <Item extends z.core.SomeType>(
  description: string,
  item: Item,
  size: number | { min?: number; max?: number } = {},
) => {
  if (typeof size === "number") return z.array(item).length(size).describe(description)
  const { min = 0, max = Infinity } = size
  const withMin = min > 0 ? z.array(item).min(min) : z.array(item)
  return (max < Infinity ? withMin.max(max) : withMin).describe(description)
}

/** Matches text with a character other than whitespace. */
export const NOT_BLANK = /\S/

/**
 * Creates the schema of a visible text, which must not be blank.
 * @param maxLength - maximum number of characters. Default: enough for a paragraph
 */
export const text = (description: string, maxLength = 400) =>
  z.string().regex(NOT_BLANK, "must not be empty").max(maxLength).describe(description)

/** Creates the schema of a text with **bold**, [links](/contact) and lists: lines that begin with "- " or "1. ". */
export const blockMarkdown = (description: string, maxLength?: number) =>
  text(`${description} **Bold**, [links](/contact) and lines with "- " or "1. " work in it.`, maxLength).meta({
    markdown: "blocks",
  })

/** Creates the schema of a paragraph with **bold** and [links](/contact). */
export const inlineMarkdown = (description: string, maxLength?: number) =>
  text(`${description} **Bold** and [links](/contact) work in it.`, maxLength).meta({ markdown: "inline" })

/** Maximum number of characters in a heading: two or three lines in the largest font size. */
const MAX_HEADING_LENGTH = 90

export const heading = (description: string) => text(description, MAX_HEADING_LENGTH)

/** Creates the schema of a meta description. Search engines truncate longer ones and replace much shorter ones. */
export const metaDescription = (description: string) =>
  z.string().regex(NOT_BLANK, "must not be empty").min(50).max(170).describe(description)

const HREF_START = /^(\/|#|https:\/\/|mailto:|tel:)/

/** Link target: a path (`/pricing`), an anchor (`#newsletter`) or a URL. The rule `validLinks` checks it. */
export const href = z
  .string()
  .regex(HREF_START, 'must start with "/", "#", "https://", "mailto:" or "tel:"')
  .overwrite(stripTrailingSlash)
  .describe(
    'Target of the link: a path of this site such as "/contact", an anchor such as "#newsletter", or a full URL.',
  )
  .meta({ format: "link", examples: ["/contact", "#newsletter"] })

/** Last segment of a path: lower-case letters, digits and single hyphens. */
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must be lowercase letters and digits, joined by single hyphens")
  .describe("Last part of the page's address.")
