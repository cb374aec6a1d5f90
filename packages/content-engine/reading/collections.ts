import type { ContentType } from "../schema/content-type"

/** Where content of one type lies, and all else that is known of the type. */
export type Collection = ContentType

/**
 * @param file path inside `content/`, with forward slashes
 * @returns the collection it belongs to, or `undefined`
 */
export const collectionOf = (collections: readonly Collection[], file: string): Collection | undefined =>
  collections.find(({ files }) => {
    const [folder, ending] = files.split("*")
    if (ending === undefined || folder === undefined) return file === files
    return file.startsWith(folder) && file.endsWith(ending) && !file.slice(folder.length).includes("/")
  })
