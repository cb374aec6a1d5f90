import { getNamedType, type GraphQLSchema, isObjectType, isScalarType } from "gatsby/graphql"

/** What Gatsby hands to a resolver that stands in place of its own. */
interface Info {
  schema: GraphQLSchema
  originalResolver(source: unknown, args: SumArguments, context: unknown, info: Info): unknown
}

/** The field that is to be added up, one name inside of another. */
interface Selected {
  [name: string]: Selected | "SELECT"
}
interface SumArguments {
  field: Selected
}

/** The same with dots between the names. */
const dotted = (selected: Selected): string =>
  Object.entries(selected)
    .map(([name, inner]) => (inner === "SELECT" ? name : `${name}.${dotted(inner)}`))
    .join()

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
            resolve: (source: unknown, args: SumArguments, context: unknown, info: Info) => {
              const numbers = numbersOf(info.schema, name)
              const field = dotted(args.field)
              if (numbers.includes(field)) return info.originalResolver(source, args, context, info)
              throw new Error(
                `"${field}" of ${name} is no number, so there is no sum of it. ${numbers.length > 0 ? `Numbers are: ${numbers.join(", ")}.` : "It has no numbers."}`,
              )
            },
          },
        },
      ]),
    ),
  )
