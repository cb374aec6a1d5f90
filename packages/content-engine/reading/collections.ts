import type { ContentType } from "../shapes/define"

/**
 * @param file path inside `content/`, with forward slashes
 * @returns the collection it belongs to, or `undefined`
 */
export const collectionOf = (collections: readonly ContentType[], file: string): ContentType | undefined =>
  collections.find(({ files }) => {
    const [folder, ending] = files.split("*")
    if (ending === undefined || folder === undefined) return file === files
    return file.startsWith(folder) && file.endsWith(ending) && !file.slice(folder.length).includes("/")
  })
