import { existsSync, lstatSync, readdirSync, realpathSync, statSync } from "node:fs"
import { dirname, join, resolve, sep } from "node:path"

/** Hidden files, and what operating systems and office programs lay beside others, also by the name of a folder. */
const FOREIGN = /^(?:\.|~\$|(?:Thumbs\.db|desktop\.ini|__MACOSX)$)/i

/**
 * Whether a file of content/ is content: neither hidden, nor left there by a program, nor the notes for editors. What
 * is none, nothing reads: the check, the build, `develop` and the editor all ask here.
 * @param file its path inside content/, with forward slashes
 */
export const isContent = (file: string): boolean =>
  file !== "README.md" && !file.split("/").some(name => FOREIGN.test(name))

/** Whether a folder lies in another one, or is it. */
const isWithin = (folder: string, other: string) =>
  `${folder}${sep}`.startsWith(other.endsWith(sep) ? other : other + sep)

/** Whether a link leads back to a folder above it: who follows it never ends. */
export const isRound = (path: string): boolean => {
  if (!lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink()) return false
  try {
    const real = realpathSync(path)
    const above = (folder: string): boolean =>
      isWithin(realpathSync(folder), real) || (folder !== dirname(folder) && above(dirname(folder)))
    return above(dirname(resolve(path)))
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "ELOOP"
  }
}

const isFolder = (path: string): boolean =>
  !isRound(path) && Boolean(statSync(path, { throwIfNoEntry: false })?.isDirectory())

const below = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const path = join(folder, entry.name)
    return entry.isDirectory() || (entry.isSymbolicLink() && isFolder(path))
      ? below(path).map(file => `${entry.name}/${file}`)
      : [entry.name]
  })

/** Paths of all files below a folder, with "/" and in order, those below links too; none if there is no such folder. */
export const filesBelow = (folder: string): string[] => (existsSync(folder) ? below(folder).sort() : [])
