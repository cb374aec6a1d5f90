import { z } from "zod"
import { group } from "./fields"

/** Full types by their subsets. */
const fullTypes = new WeakMap<z.core.$ZodType, z.ZodObject>()

/** Returns the full type of a subset; other schemas unchanged. */
export const fullType = (schema: z.ZodObject): z.ZodObject => {
  // `.check()` copies a schema: only the original is in the map.
  for (let origin: z.core.$ZodType | undefined = schema; origin; origin = origin._zod.parent) {
    const full = fullTypes.get(origin)
    if (full) return full
  }
  return schema
}

/** A subset of the fields of a type. Descriptions and optionality may differ, values must be assignable. */
type SubsetOf<Fields extends z.core.$ZodShape, Subset> = {
  [Name in keyof Subset]: Name extends keyof Fields ? z.ZodType<z.output<Fields[Name]> | undefined> : never
}

/**
 * Creates schemas of objects that share one GraphQL type, so that one fragment selects all of them. Fields that are not
 * required in every subset must be optional in the type.
 * @param id - GraphQL type
 * @param description - help in GraphiQL
 * @returns a function that creates a schema with a subset of the fields
 */
export const sharedType = <Fields extends z.core.$ZodShape>(id: string, description: string, fields: Fields) => {
  const full = group(id, description, fields as z.core.$ZodShape)
  return <Subset extends z.core.$ZodShape & SubsetOf<Fields, Subset>>(subset: Subset) => {
    const schema = z.strictObject(subset).describe(description)
    fullTypes.set(schema, full)
    return schema
  }
}
