import type { ContentType } from "../schema/content-type"

/** A content type, as the collection of its files. */
export type Collection = ContentType

/**
 * Returns the collection of a file.
 * @param file - path inside content/, with forward slashes
 */
export const collectionOf = (collections: readonly Collection[], file: string): Collection | undefined =>
  collections.find(({ files }) => {
    const [folder, extension] = files.split("*")
    if (extension === undefined || folder === undefined) return file === files
    return file.startsWith(folder) && file.endsWith(extension) && !file.slice(folder.length).includes("/")
  })
