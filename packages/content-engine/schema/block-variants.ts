import { z } from "zod"
import { compareGroups } from "./blocks"
import { getDescription, getLimits, getMeta, unwrapOptional } from "./introspection"

type Schema = z.core.$ZodType
type Sample = Record<string, unknown>

/** A block, or one of its layouts. */
export interface BlockVariant {
  /** The type, and the layout if there are several: "hero", "items: cards". */
  name: string
  /** Group of the block (`blockGroup`). */
  group: string
  description: string
  /** Required fields with sample values. */
  sample: Sample
}

const createSampleValue = (name: string, schema: Schema, layout: string): unknown => {
  const { examples, requiredTokens = [] } = getMeta(schema)
  const { minimum = 0 } = getLimits(schema)
  if (schema instanceof z.ZodLiteral) return schema.value
  if (schema instanceof z.ZodEnum) return name === "layout" ? layout : schema.options[0]
  if (schema instanceof z.ZodNumber) return minimum
  if (schema instanceof z.ZodBoolean) return true
  if (schema instanceof z.ZodObject) return createSample(schema, layout)
  if (schema instanceof z.ZodArray)
    return Array.from({ length: minimum }, () => createSampleValue(name, unwrapOptional(schema.element), layout))
  // A text without an example is its field's name, with the tokens of which it needs one.
  return examples?.[0] ?? [name, ...requiredTokens.map(token => `{${token}}`)].join(" ")
}

const createSample = (schema: z.ZodObject, layout = "default"): Sample => {
  const required = getMeta(schema).requiredByLayout?.[layout] ?? []
  return Object.fromEntries(
    Object.entries<Schema>(schema.shape)
      .filter(([name, field]) => !(field instanceof z.ZodOptional) || ["layout", ...required].includes(name))
      .map(([name, field]) => [name, createSampleValue(name, unwrapOptional(field), layout)]),
  )
}

/** Lists blocks by group; a block with several layouts once for each. */
export const blockVariants = (schemas: readonly z.ZodObject[]): BlockVariant[] =>
  schemas.toSorted(compareGroups).flatMap(schema => {
    const { type, layout }: Record<string, Schema | undefined> = schema.shape
    const name = String((type as z.ZodLiteral).value)
    const common = { name, group: getMeta(schema).blockGroup ?? "" }
    const layouts = layout && unwrapOptional(layout)
    if (!(layouts instanceof z.ZodEnum))
      return [{ ...common, description: getDescription(schema), sample: createSample(schema) }]
    const descriptions = (getMeta(layouts).enumDescriptions ?? []) as string[]
    return layouts.options.map((option, index) => ({
      ...common,
      name: `${name}: ${option}`,
      description: descriptions[index] ?? "",
      sample: createSample(schema, String(option)),
    }))
  })
