import { z } from "zod"
import { stripTrailingSlash } from "../pages/route"
import { isObject } from "../walk"

/**
 * Building blocks of the content shapes. Every object has an id (its name in GraphQL) and every field a description
 * (shown in GraphiQL and to editors). What is left out is filled in by `.overwrite()`, which keeps a shape as it is:
 * the same one is printed as SDL and as JSON Schema. Checks and rules look at content as it is written.
 */

/**
 * A group of fields.
 * @param id its name in GraphQL
 * @param description what it is, for GraphiQL and for editors
 */
export const group = <Fields extends z.core.$ZodShape>(id: string, description: string, fields: Fields) =>
  z.strictObject(fields).meta({ id, description })

declare const isFilled: unique symbol

/** The shape of a field that may be left out, and that pages always have. */
export type FilledShape<Inner extends z.ZodType> = z.ZodOptional<Inner> & { readonly [isFilled]: true }

/**
 * A field that may be left out, because something else says the same: the object around it fills it in by its
 * `.overwrite()`, so that pages always have it.
 */
export const defaulted = <Inner extends z.ZodType>(inner: Inner) =>
  inner.optional().meta({ hasDefault: true }) as FilledShape<Inner>

/**
 * One of a few words: a text in GraphQL, whose description names them.
 * @param words what each of them means, for editors (`enumDescriptions` of their JSON Schemas)
 */
export const oneOf = <Word extends string>(description: string, words: Readonly<Record<Word, string>>) =>
  // The keys of a record in its order; the compiler knows them as texts only.
  z.enum(Object.keys(words) as [Word, ...Word[]]).meta({ description, enumDescriptions: Object.values<string>(words) })

/** No two items have the same value in a field. */
export const uniqueBy =
  (field: string): z.core.CheckFn<unknown[]> =>
  ({ value, issues }) => {
    const seen = new Set<unknown>()
    value.forEach((item, index) => {
      const own: unknown = isObject(item) ? item[field] : undefined
      if (own !== undefined && seen.has(own))
        issues.push({
          code: "custom",
          input: value,
          path: [index, field],
          message: `${JSON.stringify(own)} stands above already. Give each its own.`,
        })
      seen.add(own)
    })
  }

/** Fields of a group. */
type FieldOf<Schema extends z.ZodObject> = keyof Schema["shape"] & string

/**
 * A group of fields, some of which pages show only beside others.
 * @param shape - the group
 * @param partners - the fields that a field needs beside it, by its name
 */
export const requires = <Schema extends z.ZodObject>(
  schema: Schema,
  partners: { readonly [Field in FieldOf<Schema>]?: readonly FieldOf<Schema>[] },
): Schema => {
  const needed = partners as Readonly<Record<string, readonly string[]>>
  const needPartners: z.core.CheckFn<Record<string, unknown>> = ({ value, issues }) => {
    for (const [field, names] of Object.entries(needed))
      for (const name of names)
        if (value[field] !== undefined && value[name] === undefined)
          issues.push({
            code: "custom",
            input: value,
            path: [field],
            // The checks that follow report theirs as well.
            continue: true,
            message: `This needs "${name}" beside it. Add that line, or delete this one.`,
          })
  }
  return schema.check(needPartners).meta({ dependentRequired: needed })
}

/**
 * A list whose items differ in a field.
 * @param field each has another value there
 */
export const uniqueList = <Item extends z.core.SomeType>(
  field: string,
  ...[description, item, size]: Parameters<typeof list<Item>>
) => list(description, item, size).check(uniqueBy(field))

/**
 * A list.
 * @param size how many items it has: exactly so many, or between two limits
 */
export const list = <Item extends z.core.SomeType>(
  description: string,
  item: Item,
  size: number | { min?: number; max?: number } = {},
) => {
  if (typeof size === "number") return z.array(item).length(size).describe(description)
  const { min = 0, max = Infinity } = size
  const atLeast = min > 0 ? z.array(item).min(min) : z.array(item)
  return (max < Infinity ? atLeast.max(max) : atLeast).describe(description)
}

/** Something besides spaces. */
export const notBlank = /\S/

/**
 * A text a visitor reads. Never empty, nor only spaces.
 * @param most characters that its place has room for; by default those of a paragraph
 */
export const text = (description: string, maxLength = 400) =>
  z.string().regex(notBlank, "must not be empty").max(maxLength).describe(description)

/** Sentences in which words may be **bold** or [links](/contact), and lines that begin with "- " or "1. " a list. */
export const blockMarkdown = (description: string, maxLength?: number) =>
  text(`${description} **Bold**, [links](/contact) and lines with "- " or "1. " work in it.`, maxLength).meta({
    markdown: "blocks",
  })

/** Sentences in one paragraph, in which words may be **bold** or [links](/contact). */
export const inlineMarkdown = (description: string, maxLength?: number) =>
  text(`${description} **Bold** and [links](/contact) work in it.`, maxLength).meta({ markdown: "words" })

/** Characters that a heading has at most, as two or three lines of the largest type hold them. */
const MAX_HEADING_LENGTH = 90

/** A heading. */
export const heading = (description: string) => text(description, MAX_HEADING_LENGTH)

/**
 * What search results show below the title; they cut off what is longer, and choose another text if it is much shorter.
 */
export const metaDescription = (description: string) =>
  z.string().regex(notBlank, "must not be empty").min(50).max(170).describe(description)

/** How a link target begins. */
const HREF = /^(\/|#|https:\/\/|mailto:|tel:)/

/**
 * Link target: a path of this site (`/pricing`), an anchor (`#newsletter`), or a full address. Checked by the rule
 * "links resolve".
 */
export const href = z
  .string()
  .regex(HREF, 'must start with "/", "#", "https://", "mailto:" or "tel:"')
  .overwrite(stripTrailingSlash)
  .describe(
    'Where the link goes: a path of this site such as "/contact", a part of a page such as "#newsletter", or a full address.',
  )
  .meta({ format: "link", examples: ["/contact", "#newsletter"] })

/** Last part of an address: lower case, digits and single hyphens. */
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must be lower-case letters and digits, joined by single hyphens")
  .describe("Last part of the page's address.")
