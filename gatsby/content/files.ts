import { posix } from "node:path"
import { collectionOf, collections } from "./collections"
import { IMAGE } from "./images"
import { didYouMean } from "./suggest"

/** Folders of prose, beside which images may lie. */
const proseFolders = collections.flatMap(({ files }) => (files.endsWith("/*.mdx") ? [files.replace("*.mdx", "")] : []))

const isImagePlace = (file: string) => file.startsWith("images/") || proseFolders.some(folder => file.startsWith(folder))

/** The paths a file of this name could have been meant for. */
const candidates = (file: string): string[] => {
  const name = posix.basename(file).replace(/\.[^.]*$/, "")
  return collections.map(({ files }) => files.replace("*", name))
}

const expected = collections.map(({ files }) => files).join(", ")

/**
 * @param file path inside content/
 * @returns what is wrong with where it lies or what it is called; nothing if a page can use it
 */
export const misplaced = (file: string): string | undefined => {
  if (collectionOf(file)) return undefined
  if (IMAGE.test(file)) return isImagePlace(file) ? undefined : `Images lie in content/images/, or beside the post that shows them. Move the file.`
  const stem = file.replace(/\.[^./]*$/, "")
  const renamed = [`${stem}.yaml`, `${stem}.mdx`].find(collectionOf)
  if (renamed && /\.(ya?ml|mdx?|txt)$/i.test(file))
    return `No page reads this file, because its ending is "${posix.extname(file)}". Rename it to "${posix.basename(renamed)}".`
  if (!/\.(ya?ml|mdx?)$/i.test(file))
    return `No page uses this file. In content/ there are .yaml and .mdx files and images (.svg, .png, .jpg, .webp, .avif). Convert, move or delete it.`
  return `No page reads this file.${didYouMean(file, candidates(file))} Expected are: ${expected}. Move or delete it.`
}
