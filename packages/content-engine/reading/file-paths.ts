import { posix } from "node:path"
import { type Problem, problem } from "../messages"
import { IMAGE_EXTENSION } from "../schema/picture-fields"
import { closestMatch, didYouMean } from "../suggest"
import { type Collection, collectionOf } from "./collections"

/** Patterns of extensions that editors or programs confuse, by the correct extension. */
const wrongExtensions: Record<string, RegExp> = { ".yaml": /\.(ya?ml|txt)$/i, ".mdx": /\.(mdx?|txt)$/i }

/** Returns the correct name of a file if only its extension is wrong. */
const suggestFileName = (collections: readonly Collection[], file: string): string | undefined =>
  Object.entries(wrongExtensions)
    .filter(([, pattern]) => pattern.test(file))
    .map(([extension]) => file.replace(/\.[^./]*$/, extension))
    .find(name => collectionOf(collections, name))

/**
 * Returns the problem of a file's folder, name or extension, if any.
 * @param file - path inside content/
 */
export const checkFilePath = (collections: readonly Collection[], file: string): Problem | undefined => {
  if (collectionOf(collections, file) || IMAGE_EXTENSION.test(file)) return undefined
  const renamed = suggestFileName(collections, file)
  if (renamed) return problem("fileExtension", posix.extname(file), posix.basename(renamed))
  if (!/\.(ya?ml|mdx?)$/i.test(file)) return problem("fileUnsupported")
  const patterns = collections.map(({ files }): string => files).filter(files => files.endsWith(posix.extname(file)))
  const folder = closestMatch(posix.dirname(file), [...new Set(patterns.map(files => posix.dirname(files)))])
  const suggestion = folder ? ` Did you mean "${folder}/${posix.basename(file)}"?` : didYouMean(file, patterns)
  const validPaths = patterns.filter(files => !files.startsWith("pages/")).join(", ")
  return problem("fileMisplaced", suggestion || ` Possible files: ${validPaths}.`)
}
