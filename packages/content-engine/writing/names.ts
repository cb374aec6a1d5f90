import type { z } from "zod"
import type { ContentFolder, Entry } from "../entry"
import { addressesOf } from "../pages/routes"
import type { Collection } from "../reading/collections"
import { IMAGE, isPictureFile } from "../shapes/picture"
import { isLink, metaOf } from "../shapes/shape"

/**
 * The names and addresses that content has today, for completion in editors. They stand in a file of their own, which
 * the other schemas refer to: those are made from the shapes and do not change with every text.
 */
export const NAMES = "names.json"

/** What the file calls the addresses of pages. */
const ADDRESSES = "address"

/** What it calls the files of pictures, by their paths inside content/. */
const PICTURES = "picture"

/** What completion has to know of the content besides its objects. */
export type Completed = Pick<ContentFolder, "pages" | "assets" | "downloads">

/** The part of the file that has the values for a field, as a reference to it; nothing where none are known. */
export const namesFor = (shape: z.core.$ZodType): string | undefined => {
  const ofFiles = isPictureFile(shape) ? PICTURES : undefined
  const part = metaOf(shape).reference?.type ?? (isLink(shape) ? ADDRESSES : ofFiles)
  return part && `${NAMES}#/$defs/${part}`
}

/** What other content calls an object. */
const NAME_FIELDS = ["slug", "id", "name"]

/** @returns the file: lists of examples, which refuse nothing */
export const namesSchema = (
  collections: readonly Collection[],
  entries: Entry[],
  { pages, assets, downloads = new Set() }: Completed,
): { $defs: Record<string, { examples: string[] }> } => {
  const listed = (examples: string[]) => ({ examples: [...new Set(examples)].sort() })
  const named = collections.flatMap(({ type, shape }) => {
    const field = NAME_FIELDS.find(name => name in shape.shape)
    const own = entries.filter(entry => entry.type === type)
    return field ? [[type, listed(own.map(({ data }) => String(data[field])))] as const] : []
  })
  return {
    $defs: {
      ...Object.fromEntries(named),
      [ADDRESSES]: listed([...pages, ...addressesOf(entries), ...downloads]),
      [PICTURES]: listed([...assets].filter(asset => IMAGE.test(asset))),
    },
  }
}
