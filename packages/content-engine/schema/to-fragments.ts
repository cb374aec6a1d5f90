import { z } from "zod"
import { getMeta, unwrapOptional } from "./introspection"
import { isGraphqlPicture } from "./picture-fields"
import { fullType } from "./shared-type"
import { referenceOf, typeOf } from "./to-sdl"

type ComputedFields = Readonly<Record<string, object>>

/**
 * Prints GraphQL fragments, named after their types: one for the union of all blocks, and one per type with all its
 * fields. Skips blocks with references: their components define fragments with the fields of the referenced content.
 * @param union - name of the union of blocks
 * @param schemas - block schemas
 * @param computed - computed fields by type
 */
export const toFragments = (union: string, schemas: readonly z.ZodObject[], computed: ComputedFields): string[] => {
  const fragments = new Map<string, string>()
  const printField = ([name, field]: [string, z.core.$ZodType]): string[] => {
    // GraphQL has `__typename` instead of a literal `type`.
    if (field instanceof z.ZodLiteral || getMeta(field).omitFromGraphql) return []
    if (isGraphqlPicture(field)) return [`${name} { ...Picture }`]
    const inner = unwrapOptional(field)
    const element = inner instanceof z.ZodArray ? unwrapOptional(inner.element) : inner
    return [element instanceof z.ZodObject ? `${name} { ...${printObject(element)} }` : name]
  }
  const printObject = (schema: z.ZodObject): string => {
    const full = fullType(schema)
    const { id } = typeOf(full, "a fragment")
    if (!fragments.has(id)) {
      const fields = Object.entries<z.core.$ZodType>(full.shape).flatMap(printField)
      fragments.set(id, `fragment ${id} on ${id} { ${[...fields, ...Object.keys(computed[id] ?? {})].join(" ")} }`)
    }
    return id
  }
  for (const schema of schemas) if (!Object.values<z.core.$ZodType>(schema.shape).some(referenceOf)) printObject(schema)
  const spreads = schemas.map(schema => `...${typeOf(schema, "a block").id}`)
  return [...fragments.values(), `fragment ${union} on ${union} { __typename ${spreads.join(" ")} }`]
}
