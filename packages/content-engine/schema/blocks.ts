import { z } from "zod"
import { uniqueBy, slug } from "./fields"

/**
 * A block of a page: a group of fields whose `type` says which one it is.
 * @param type what content calls it
 * @param id its name in GraphQL
 * @param description what it shows, for GraphiQL and for editors
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
        .describe('What links on this and other pages call the block: "team" is reached at #team.')
        .meta({ examples: ["team"] })
        .optional(),
      ...fields,
    })
    .meta({ id, description })

type Block = z.ZodObject<{ type: z.ZodLiteral<string> }>

/**
 * Blocks in the order of the page.
 * @param id their name in GraphQL, a union
 * @param kinds the blocks that may stand there
 */
export const blocks = <Kinds extends readonly [Block, ...Block[]]>(id: string, description: string, kinds: Kinds) =>
  z
    .array(z.discriminatedUnion("type", kinds).meta({ id, description }))
    .min(1)
    .describe(description)
    .check(uniqueBy("id"))
