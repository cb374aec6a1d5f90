import { resolve, sep } from "node:path"

/**
 * Gatsby takes these signs in the path of a project for patterns, or for parts of addresses and of code, and ends after
 * minutes with an error that does not say so.
 * @returns what is told of a folder in which it cannot build
 */
export const checkProjectPath = (folder = resolve()) => {
  const [sign] = /[()[\]{}#%'"`!*?|<>\\]/.exec(folder.split(sep).join("/")) ?? []
  return sign
    ? `Gatsby cannot build in a folder whose path has the sign ${sign} in it: ${folder}\nRename that folder, or move the project. Letters of any language, digits, spaces, hyphens and dots are fine.`
    : undefined
}
