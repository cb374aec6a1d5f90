import { references, slug } from "../../packages/content-engine"

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
