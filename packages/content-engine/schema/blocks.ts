import { z } from "zod"
import { slug, uniqueBy } from "./fields"

/**
 * Creates the schema of a page block, a member of a union discriminated by `type`.
 * @param type - value in YAML
 * @param id - GraphQL type
 * @param description - help in GraphiQL and in editors
 */
export const block = <Type extends string, Fields extends z.core.$ZodShape>(
  type: Type,
  id: string,
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
    .meta({ id, description })

type Block = z.ZodObject<{ type: z.ZodLiteral<string> }>

/**
 * Creates the schema of a list of blocks.
 * @param id - GraphQL union
 * @param schemas - block schemas allowed in the list
 */
export const blocks = <Schemas extends readonly [Block, ...Block[]]>(
  id: string,
  description: string,
  schemas: Schemas,
) =>
  z
    .array(z.discriminatedUnion("type", schemas).meta({ id, description }))
    .min(1)
    .describe(description)
    .check(uniqueBy("id"))
