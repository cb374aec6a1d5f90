import type { z } from "zod"
import type { ContentFolder, Entry } from "../entry"
import { collectPaths } from "../pages/routes"
import type { Collection } from "../reading/collections"
import { IMAGE_EXTENSION, isPictureFile } from "../schema/picture-fields"
import { isLink, getMeta } from "../schema/introspection"

/**
 * The names and addresses that content has today, for completion in editors. They stand in a file of their own, which
 * the other schemas refer to: those are made from the shapes and do not change with every text.
 */
export const COMPLETIONS_FILE = "names.json"

/** What the file calls the addresses of pages. */
const ADDRESSES = "address"

/** What it calls the files of pictures, by their paths inside content/. */
const PICTURES = "picture"

/** What completion has to know of the content besides its objects. */
export type CompletionSources = Pick<ContentFolder, "pages" | "otherFiles" | "downloads">

/** The part of the file that has the values for a field, as a reference to it; nothing where none are known. */
export const completionsFor = (schema: z.core.$ZodType): string | undefined => {
  const ofFiles = isPictureFile(schema) ? PICTURES : undefined
  const part = getMeta(schema).reference?.type ?? (isLink(schema) ? ADDRESSES : ofFiles)
  return part && `${COMPLETIONS_FILE}#/$defs/${part}`
}

/** What other content calls an object. */
const NAME_FIELDS = ["slug", "id", "name"]

/** @returns the file: lists of examples, which refuse nothing */
export const completionsSchema = (
  collections: readonly Collection[],
  entries: Entry[],
  { pages, otherFiles: assets, downloads = new Set() }: CompletionSources,
): { $defs: Record<string, { examples: string[] }> } => {
  const listed = (examples: string[]) => ({ examples: [...new Set(examples)].sort() })
  const named = collections.flatMap(({ type, schema }) => {
    const field = NAME_FIELDS.find(name => name in schema.shape)
    const own = entries.filter(entry => entry.type === type)
    return field ? [[type, listed(own.map(({ data }) => String(data[field])))] as const] : []
  })
  return {
    $defs: {
      ...Object.fromEntries(named),
      [ADDRESSES]: listed([...pages, ...collectPaths(entries), ...downloads]),
      [PICTURES]: listed([...assets].filter(asset => IMAGE_EXTENSION.test(asset))),
    },
  }
}
