import { posix } from "node:path"
import { type Problem, problem } from "../messages"
import { IMAGE_EXTENSION } from "../schema/picture-fields"
import { didYouMean, closestMatch } from "../suggest"
import { type Collection, collectionOf } from "./collections"

/** Endings that editors' programs give to files of the two kinds. */
const EXTENSIONS: Record<string, RegExp> = { ".yaml": /\.(ya?ml|txt)$/i, ".mdx": /\.(mdx?|txt)$/i }

/** The name a file should have, where only its ending is wrong. */
const suggestFileName = (collections: readonly Collection[], file: string): string | undefined =>
  Object.entries(EXTENSIONS)
    .filter(([, family]) => family.test(file))
    .map(([extension]) => file.replace(/\.[^./]*$/, extension))
    .find(name => collectionOf(collections, name))

/**
 * @param file path inside content/
 * @returns what is wrong with where it lies or what it is called; nothing if a page can use it
 */
export const checkFilePath = (collections: readonly Collection[], file: string): Problem | undefined => {
  if (collectionOf(collections, file) || IMAGE_EXTENSION.test(file)) return undefined
  const renamed = suggestFileName(collections, file)
  if (renamed) return problem("fileExtension", posix.extname(file), posix.basename(renamed))
  if (!/\.(ya?ml|mdx?)$/i.test(file)) return problem("fileUnsupported")
  const patterns = collections.map(({ files }): string => files).filter(files => files.endsWith(posix.extname(file)))
  const folder = closestMatch(posix.dirname(file), [...new Set(patterns.map(files => posix.dirname(files)))])
  const meant = folder ? ` Did you mean "${folder}/${posix.basename(file)}"?` : didYouMean(file, patterns)
  const others = patterns.filter(files => !files.startsWith("pages/")).join(", ")
  return problem("fileMisplaced", meant || ` Files of this kind are: ${others}.`)
}
