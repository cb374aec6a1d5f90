import type { z } from "zod"
import type { ContentFolder, Entry } from "../entry"
import { collectPaths } from "../pages/routes"
import type { Collection } from "../reading/collections"
import { getMeta, isLinkField } from "../schema/introspection"
import { IMAGE_EXTENSION, isPictureField } from "../schema/picture-fields"

/**
 * The file with the names and paths of the content, for completion in code editors. Other schemas refer to it, so that
 * they do not change with the content.
 */
export const COMPLETIONS_FILE = "names.json"

/** Key of the paths of pages. */
const PATHS_KEY = "address"

/** Key of the picture files, by their paths inside content/. */
const PICTURES_KEY = "picture"

/** The input of completions, besides the entries. */
export type CompletionSources = Pick<ContentFolder, "srcPages" | "otherFiles" | "downloads">

/** Returns a `$ref` to the completions of a field, if there are any. */
export const completionsFor = (schema: z.core.$ZodType): string | undefined => {
  const picturesKey = isPictureField(schema) ? PICTURES_KEY : undefined
  const key = getMeta(schema).reference?.type ?? (isLinkField(schema) ? PATHS_KEY : picturesKey)
  return key && `${COMPLETIONS_FILE}#/$defs/${key}`
}

/** Fields that references use, by priority. */
const nameFields = ["slug", "id", "name"]

/** Creates the schema of `COMPLETIONS_FILE`: lists of examples, which reject nothing. */
export const completionsSchema = (
  collections: readonly Collection[],
  entries: Entry[],
  { srcPages, otherFiles, downloads = new Set() }: CompletionSources,
): { $defs: Record<string, { examples: string[] }> } => {
  const toExamples = (values: string[]) => ({ examples: [...new Set(values)].sort() })
  const names = collections.flatMap(({ type, schema }) => {
    const field = nameFields.find(name => name in schema.shape)
    const typeEntries = entries.filter(entry => entry.type === type)
    return field ? [[type, toExamples(typeEntries.map(({ data }) => String(data[field])))] as const] : []
  })
  return {
    $defs: {
      ...Object.fromEntries(names),
      [PATHS_KEY]: toExamples([...srcPages, ...collectPaths(entries), ...downloads]),
      [PICTURES_KEY]: toExamples([...otherFiles].filter(file => IMAGE_EXTENSION.test(file))),
    },
  }
}
