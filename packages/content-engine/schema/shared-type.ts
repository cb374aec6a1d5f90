import { z } from "zod"
import { group } from "./fields"

/** The group with all fields of a type, by each group that has some of them. */
const fullTypes = new WeakMap<z.core.$ZodType, z.ZodObject>()

/** @returns the group with all fields of the type that a group has a part of; a group of its own is its own whole */
export const fullType = (schema: z.ZodObject): z.ZodObject => {
  // A check makes a copy of a group.
  for (let origin: z.core.$ZodType | undefined = schema; origin; origin = origin._zod.parent) {
    const whole = fullTypes.get(origin)
    if (whole) return whole
  }
  return schema
}

/** Fields of a type as a place has them: described and demanded in its own words, with values that the type allows. */
type SubsetOf<Fields extends z.core.$ZodShape, Own> = {
  [Name in keyof Own]: Name extends keyof Fields ? z.ZodType<z.output<Fields[Name]> | undefined> : never
}

/**
 * Groups of fields that are one type in GraphQL, so that one fragment asks for all of them. It has the given fields;
 * those that not every group demands are optional. Each group takes the fields that its place shows.
 * @param id name of the type in GraphQL
 * @param description what it is, for GraphiQL
 * @returns makes such a group of its own fields
 */
export const sharedType = <Fields extends z.core.$ZodShape>(id: string, description: string, fields: Fields) => {
  const whole = group(id, description, fields as z.core.$ZodShape)
  return <Own extends z.core.$ZodShape & SubsetOf<Fields, Own>>(own: Own) => {
    const part = z.strictObject(own).describe(description)
    fullTypes.set(part, whole)
    return part
  }
}
