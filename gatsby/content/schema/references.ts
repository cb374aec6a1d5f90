import { z } from "zod"
import { slug } from "./common"

/** Where a text names another piece of content: its GraphQL type, the field that holds the name, and the one people know it by. */
export interface Reference {
  type: string
  field: string
  shown: string
}

export const references = z.registry<Reference>()

/** The slug of a service. */
export const serviceSlug = (description: string) =>
  slug.describe(description).register(references, { type: "Service", field: "slug", shown: "name" })

/** The id of a category of the blog. */
export const categoryId = (description: string) =>
  slug.describe(description).register(references, { type: "BlogCategory", field: "id", shown: "name" })
