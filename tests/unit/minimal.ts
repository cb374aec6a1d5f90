import { z } from "zod"
import { getMeta, isNonNull } from "#engine/schema/introspection"
import { isGraphqlPicture } from "#engine/schema/picture-fields"
import { fullType } from "#engine/schema/shared-type"
import { drawingFixture } from "./drawing-fixture"

/**
 * Returns the smallest valid object of a schema, in GraphQL form. Optional fields without a default are null. Texts are
 * numbered to be unique; Markdown makes the number bold.
 * @param textPrefix - prefix of every text, before its number; optional fields then have values too
 */
export const createMinimal = (schema: z.core.$ZodType, textPrefix?: string): unknown => {
  let count = 0
  const create = (inner: z.core.$ZodType): unknown => {
    if (inner instanceof z.ZodOptional) return textPrefix || isNonNull(inner) ? create(inner.unwrap()) : null
    if (isGraphqlPicture(inner)) return drawingFixture
    if (inner instanceof z.ZodObject) {
      const fields = inner.shape as Record<string, z.core.$ZodType>
      return Object.fromEntries([
        ...Object.keys(fullType(inner).shape).map(key => [key, null]),
        ...Object.entries(fields).map(([key, field]) => [key, key === "href" ? "/contact" : create(field)]),
      ]) as object
    }
    if (inner instanceof z.ZodArray) {
      const limits = (inner._zod.def.checks ?? []).map(check => check._zod.def as { minimum?: number; length?: number })
      const length = Math.max(0, ...limits.map(limit => limit.length ?? limit.minimum ?? 0))
      return Array.from({ length: textPrefix ? Math.max(length, 3) : length }, () => create(inner.element))
    }
    if (inner instanceof z.ZodEnum) return inner.options[0]
    if (inner instanceof z.ZodNumber) return 1
    if (inner instanceof z.ZodBoolean) return false
    if (textPrefix) return `${textPrefix}${++count}`
    return getMeta(inner).markdown ? `Text **${++count}**` : `Text ${++count}`
  }
  return create(schema)
}
