import { z } from "zod"
import { slug, uniqueBy } from "./fields"
import { getMeta } from "./introspection"

/** Groups of blocks, in the order in which code editors and the web editor list them. */
const blockGroups = ["Heroes", "Content", "People and proof", "Prices", "Forms", "Calls to action"] as const

type BlockGroup = (typeof blockGroups)[number]

/**
 * Creates the schema of a page block, a member of a union discriminated by `type`. The GraphQL type of "hero" is
 * `HeroBlock`.
 * @param type - value in YAML
 * @param description - help in GraphiQL, forms and code editors
 */
export const block = <Type extends string, Fields extends z.core.$ZodShape>(
  type: Type,
  blockGroup: BlockGroup,
  description: string,
  fields: Fields,
) =>
  z
    .strictObject({
      type: z.literal(type).describe(description),
      id: slug
        .describe('Anchor of the block for links: "team" for #team.')
        .meta({ examples: ["team"] })
        .optional(),
      ...fields,
    })
    .meta({ id: `${type.charAt(0).toUpperCase()}${type.slice(1)}Block`, description, blockGroup })

type Block = z.ZodObject<{ type: z.ZodLiteral<string> }>

/** Compares blocks by group. */
export const compareGroups = (a: z.core.$ZodType, b: z.core.$ZodType): number => {
  const [first, second] = [a, b].map(schema => blockGroups.findIndex(name => name === getMeta(schema).blockGroup))
  return first! - second!
}

/**
 * Creates the schema of a list of blocks.
 * @param id - GraphQL union
 * @param schemas - block schemas allowed in the list; sorted by group
 */
export const blocks = <Schema extends Block>(id: string, description: string, schemas: readonly Schema[]) =>
  z
    .array(
      z.discriminatedUnion("type", schemas.toSorted(compareGroups) as [Schema, ...Schema[]]).meta({ id, description }),
    )
    .min(1)
    .describe(description)
    .check(uniqueBy("id"))
