import { z } from "zod"
import { slug } from "./common"

/**
 * Where a text names another piece of content: its GraphQL type, the field that holds the name, and the one people know
 * it by.
 */
interface Reference {
  type: string
  field: string
  shown: string
  /** A name that stands for no single one, and cannot be referred to here. */
  except?: string
  /** What to say where nothing has the name. */
  missing(name: string): string
}

/** The fields whose texts are names of other content; the rule "references resolve" looks each of them up. */
export const references = z.registry<Reference>()

/** The slug of a service. */
export const serviceSlug = (description: string) =>
  slug.describe(description).register(references, {
    type: "Service",
    field: "slug",
    shown: "name",
    missing: name => `No service has the slug "${name}".`,
  })

/**
 * The id of a category of the blog.
 * @param except a category that cannot be meant here
 */
export const categoryId = (description: string, except?: string) =>
  slug.describe(description).register(references, {
    type: "BlogCategory",
    field: "id",
    shown: "name",
    ...(except !== undefined && { except }),
    missing: name => `There is no category "${name}" in content/blog-categories.yaml.`,
  })
