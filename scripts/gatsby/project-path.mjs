import { resolve, sep } from "node:path"

/**
 * Checks the path of the project. Gatsby interprets some characters as globs, URLs or code, and fails after minutes
 * with an unrelated error.
 * @returns an error message, if the path is not supported
 */
export const checkProjectPath = (folder = resolve()) => {
  const [char] = /[()[\]{}#%'"`!*?|<>\\]/.exec(folder.split(sep).join("/")) ?? []
  return char
    ? `Gatsby cannot build in a path that contains ${char}: ${folder}\nRename the folder or move the project. Letters of any language, digits, spaces, hyphens and dots are allowed.`
    : undefined
}
