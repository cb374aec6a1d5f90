import { z } from "zod"
import { type DataPath, type Entry, type Issue, entryIssue, suggestOptions, slug } from "#engine"

/** The name of a part that a page divides its list into: a category, a group. The page says which there are. */
export const groupKey = (description: string) =>
  z
    .string()
    .regex(/^[A-Za-z][A-Za-z0-9-]*$/, 'must be a name such as "branding", of letters, digits and hyphens')
    .describe(description)
    .meta({ examples: ["branding"] })

/**
 * A value is one of those that something else has.
 * @param known those; where there is nothing that could have them, none is asked for
 * @param where they are, as in "There is no value in content/site.yaml."
 */
export const requireOneOf = (
  value: string | undefined,
  known: readonly string[] | undefined,
  entry: Entry,
  path: DataPath,
  where: string,
): Issue[] =>
  value === undefined || !known || known.includes(value)
    ? []
    : [entryIssue(entry, path, `There is no "${value}" ${where}.${suggestOptions(value, known)}`)]

/** The slug of a service. */
export const serviceSlug = (description: string) =>
  slug.describe(description).meta({
    reference: {
      type: "Service",
      field: "slug",
      labelField: "name",
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
      labelField: "name",
      except,
      missing: name => `There is no category "${name}" in content/blog-categories.yaml.`,
    },
  })
