import { routeOf } from "../pages/routes"
import type { Collection } from "../reading/collections"
import type { ComputedField } from "./content-type"

type Fields = Record<string, ComputedField<Record<string, unknown>>>

/** What every type has whose objects get pages from a template. */
const pathOf = (type: Collection): Fields => ({
  path: {
    type: "String!",
    description: "Canonical address of the page.",
    resolve: data => routeOf(type, data)?.path,
  },
})

/** What every type has whose files hold prose. */
const prose: Fields = {
  html: { type: "String!", description: "The prose as HTML.", resolve: (_, { html }) => html() },
}

/** The fields of a type that are worked out from content: addresses, prose as HTML, and those of its own. */
export const computedFieldsOf = (type: Collection): Fields => ({
  ...(type.page ? pathOf(type) : {}),
  ...(type.files.endsWith(".mdx") ? prose : {}),
  ...type.fields,
})
