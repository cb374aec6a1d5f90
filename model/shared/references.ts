import { z } from "zod"
import { type DataPath, type Entry, entryIssue, type Issue, slug, suggestOptions } from "#engine"

/** Creates the schema of a key that another file defines: a category or a group. */
export const groupKey = (description: string) =>
  z
    .string()
    .regex(/^[A-Za-z][A-Za-z0-9-]*$/, 'must be a name such as "branding", of letters, digits and hyphens')
    .describe(description)
    .meta({ examples: ["branding"] })

/**
 * Reports a value that is not in a list.
 * @param validValues - `undefined` skips the check
 * @param location - of the valid values, for the message: "in content/site.yaml"
 */
export const requireOneOf = (
  value: string | undefined,
  validValues: readonly string[] | undefined,
  entry: Entry,
  path: DataPath,
  location: string,
): Issue[] =>
  value === undefined || !validValues || validValues.includes(value)
    ? []
    : [entryIssue(entry, path, `There is no "${value}" ${location}.${suggestOptions(value, validValues)}`)]

/** Creates the schema of a reference to a service. */
export const serviceSlug = (description: string) =>
  slug.describe(description).meta({
    reference: {
      type: "Service",
      field: "slug",
      labelField: "name",
      describeUnknown: name => `There is no service "${name}".`,
    },
  })

/**
 * Creates the schema of a reference to a blog category.
 * @param excluded - a category that is not allowed
 */
export const categoryId = (description: string, excluded?: string) =>
  slug.describe(description).meta({
    reference: {
      type: "BlogCategory",
      field: "id",
      labelField: "name",
      excluded,
      describeUnknown: name => `There is no category "${name}" in content/blog-categories.yaml.`,
    },
  })
