import { z } from "zod"
import { type Entry, type Issue, issueIn, possible, slug, type DataPath } from "../../packages/content-engine"

/** The name of a part that a page divides its list into: a category, a group. The page says which there are. */
export const partName = (description: string) =>
  z
    .string()
    .regex(/^[A-Za-z][A-Za-z0-9-]*$/, 'must be a name such as "branding", of letters, digits and hyphens')
    .describe(description)
    .meta({ examples: ["branding"] })

/** Each object names a part that its page has. */
export const partsKnown = <Data>(
  own: readonly Entry<Data>[],
  path: DataPath,
  nameOf: (data: Data) => string | undefined,
  known: readonly string[],
  page: string,
): Issue[] =>
  own.flatMap(entry => {
    const name = nameOf(entry.data)
    return name === undefined || known.includes(name)
      ? []
      : [issueIn(entry, path, `There is no "${name}" in content/${page}.${possible(name, known)}`)]
  })

/** The slug of a service. */
export const serviceSlug = (description: string) =>
  slug.describe(description).meta({
    reference: {
      type: "Service",
      field: "slug",
      shown: "name",
      missing: name => `There is no service "${name}".`,
    },
  })

/**
 * The id of a category of the blog.
 * @param except a category that cannot be meant here
 */
export const categoryId = (description: string, except?: string) =>
  slug.describe(description).meta({
    reference: {
      type: "BlogCategory",
      field: "id",
      shown: "name",
      except,
      missing: name => `There is no category "${name}" in content/blog-categories.yaml.`,
    },
  })
