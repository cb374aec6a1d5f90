import { posix } from "node:path"
import { type Problem, problem } from "../messages"
import { IMAGE } from "../shapes/picture"
import { didYouMean, nearest } from "../suggest"
import { type Collection, collectionOf } from "./collections"

/** Endings that editors' programs give to files of the two kinds. */
const FAMILIES: Record<string, RegExp> = { ".yaml": /\.(ya?ml|txt)$/i, ".mdx": /\.(mdx?|txt)$/i }

/** The name a file should have, where only its ending is wrong. */
const rightName = (collections: readonly Collection[], file: string): string | undefined =>
  Object.entries(FAMILIES)
    .filter(([, family]) => family.test(file))
    .map(([ending]) => file.replace(/\.[^./]*$/, ending))
    .find(name => collectionOf(collections, name))

/**
 * @param file path inside content/
 * @returns what is wrong with where it lies or what it is called; nothing if a page can use it
 */
export const misplaced = (collections: readonly Collection[], file: string): Problem | undefined => {
  if (collectionOf(collections, file) || IMAGE.test(file)) return undefined
  const renamed = rightName(collections, file)
  if (renamed) return problem("fileEnding", posix.extname(file), posix.basename(renamed))
  if (!/\.(ya?ml|mdx?)$/i.test(file)) return problem("fileUnused")
  const patterns = collections.map(({ files }): string => files).filter(files => files.endsWith(posix.extname(file)))
  const folder = nearest(posix.dirname(file), [...new Set(patterns.map(files => posix.dirname(files)))])
  const meant = folder ? ` Did you mean "${folder}/${posix.basename(file)}"?` : didYouMean(file, patterns)
  const others = patterns.filter(files => !files.startsWith("pages/")).join(", ")
  return problem("fileUnread", meant || ` Files of this kind are: ${others}.`)
}
