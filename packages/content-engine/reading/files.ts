import { posix } from "node:path"
import { type Collection, collectionOf } from "./collections"
import { IMAGE } from "../shapes/picture"
import { didYouMean, nearest } from "../suggest"

/** Endings that editors' programs give to files of the two kinds. */
const FAMILIES: Record<string, RegExp> = { ".yaml": /\.(ya?ml|txt)$/i, ".mdx": /\.(mdx?|txt)$/i }

/** The name a file should have, where only its ending is wrong. */
const rightName = (collections: readonly Collection[], file: string): string | undefined =>
  Object.entries(FAMILIES)
    .filter(([, family]) => family.test(file))
    .map(([ending]) => file.replace(/\.[^./]*$/, ending))
    .find(name => collectionOf(collections, name))

/** The kind of content that a file is meant to be, whatever its ending. */
export const meantFor = (collections: readonly Collection[], file: string): string | undefined =>
  collectionOf(collections, rightName(collections, file) ?? file)?.type

/** Where files of this ending lie: as advice where a folder or a page is misspelt, otherwise all such places. */
const whereInstead = (collections: readonly Collection[], file: string): string => {
  const [folder, name] = [posix.dirname(file), posix.basename(file)]
  const alike = collections.map(({ files }): string => files).filter(files => files.endsWith(posix.extname(file)))
  const folders = [...new Set(alike.map(files => posix.dirname(files)))]
  const meant = folders.includes(folder)
    ? alike
    : folders.map(other => `${other}/${name}`).filter(other => nearest(folder, [posix.dirname(other)]))
  const patterns = alike.filter(files => files.startsWith("pages/") === file.startsWith("pages/"))
  return didYouMean(file, meant) || ` Files of this kind are: ${patterns.join(", ")}.`
}

/**
 * @param file path inside content/
 * @returns what is wrong with where it lies or what it is called; nothing if a page can use it
 */
export const misplaced = (collections: readonly Collection[], file: string): string | undefined => {
  if (collectionOf(collections, file) || IMAGE.test(file)) return undefined
  const renamed = rightName(collections, file)
  if (renamed)
    return `No page reads this file, because its ending is "${posix.extname(file)}". Rename it to "${posix.basename(renamed)}".`
  if (!/\.(ya?ml|mdx?)$/i.test(file))
    return `No page uses this file. In content/ there are .yaml and .mdx files and images (.svg, .png, .jpg, .webp, .avif). Convert, move or delete it.`
  return `No page reads this file.${whereInstead(collections, file)} Move or delete it.`
}
