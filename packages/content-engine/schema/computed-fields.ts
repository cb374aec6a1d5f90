import { routeOf } from "../pages/routes"
import type { Collection } from "../reading/collections"
import type { ComputedField } from "./content-type"

type Fields = Record<string, ComputedField<Record<string, unknown>>>

/** Returns the fields of types with a page template. */
const pageFields = (type: Collection): Fields => ({
  path: {
    type: "String!",
    description: "Canonical path of the page.",
    resolve: data => routeOf(type, data)?.path,
  },
})

/** Fields of types with MDX files. */
const proseFields: Fields = {
  html: { type: "String!", description: "Prose of the MDX file as HTML.", resolve: (_, { html }) => html() },
}

/** Returns the computed fields of a type: path, prose as HTML, and those that the type declares. */
export const computedFieldsOf = (type: Collection): Fields => ({
  ...(type.page ? pageFields(type) : {}),
  ...(type.files.endsWith(".mdx") ? proseFields : {}),
  ...type.computedFields,
})
