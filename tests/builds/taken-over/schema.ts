import { getNamedType, type GraphQLSchema, isEnumType, isObjectType } from "gatsby/graphql"

/** Fields that Gatsby itself gives to every node, without a description. */
const GATSBY_FIELDS = ["id", "parent", "children", "internal"]

/**
 * Fields and values without a description, of the types of content and of all they hold.
 * Nodes of Gatsby's own, such as File,
 * are not ours to describe.
 * @param types names of the types of content
 */
export const undescribed = (schema: GraphQLSchema, types: string[]): string[] => {
  const own = new Set(types)
  for (const name of own) {
    const type = schema.getType(name)
    if (!isObjectType(type)) continue
    for (const [field, { type: fieldType }] of Object.entries(type.getFields())) {
      const held = getNamedType(fieldType)
      if (
        !GATSBY_FIELDS.includes(field) &&
        (isEnumType(held) || (isObjectType(held) && !held.getInterfaces().some(({ name }) => name === "Node")))
      )
        own.add(held.name)
    }
  }
  return [...own].flatMap(name => {
    const type = schema.getType(name)
    if (isEnumType(type)) {
      const bare = type.getValues().filter(({ description }) => !description)
      return [...(type.description ? [] : [name]), ...bare.map(value => `${name}.${value.name}`)]
    }
    if (!isObjectType(type)) return type?.description ? [] : [name]
    const bare = Object.values(type.getFields()).filter(
      ({ name, description }) => !description && !GATSBY_FIELDS.includes(name),
    )
    return [...(type.description ? [] : [name]), ...bare.map(field => `${name}.${field.name}`)]
  })
}
