import { getNamedType, type GraphQLSchema, isObjectType, isScalarType } from "gatsby/graphql"

/** What Gatsby hands to a resolver that stands in place of its own. */
interface Info {
  schema: GraphQLSchema
  originalResolver(source: unknown, args: { field: string }, context: unknown, info: Info): unknown
}

/** Names of the scalars that can be added up. */
const NUMBERS = ["Int", "Float"]

/** The fields of a type that are numbers, with those of what it holds, as `sum` takes them. */
const numbersOf = (schema: GraphQLSchema, name: string, depth = 2): string[] => {
  const type = schema.getType(name)
  if (!isObjectType(type)) return []
  return Object.entries(type.getFields()).flatMap(([field, { type: fieldType }]) => {
    const held = getNamedType(fieldType)
    if (isScalarType(held)) return NUMBERS.includes(held.name) ? [field] : []
    const isNode = isObjectType(held) && held.getInterfaces().length > 0
    return depth > 0 && !isNode ? numbersOf(schema, held.name, depth - 1).map(inner => `${field}.${inner}`) : []
  })
}

/**
 * Resolvers of `sum` that refuse what is no number: Gatsby's own would answer null, or leave texts out of the sum, in
 * silence.
 * @param types names of the types of content
 */
export const sums = (types: readonly string[]) =>
  Object.fromEntries(
    types.flatMap(name =>
      ["Connection", "GroupConnection"].map(ending => [
        `${name}${ending}`,
        {
          sum: {
            resolve: (source: unknown, args: { field: string }, context: unknown, info: Info) => {
              const numbers = numbersOf(info.schema, name)
              if (numbers.includes(args.field)) return info.originalResolver(source, args, context, info)
              throw new Error(
                `"${args.field}" of ${name} is no number, so there is no sum of it. ${numbers.length > 0 ? `Numbers are: ${numbers.join(", ")}.` : "It has no numbers."}`,
              )
            },
          },
        },
      ]),
    ),
  )
