import { existsSync, readdirSync } from "node:fs"
import { join, relative } from "node:path"

/** Hidden files, and what operating systems and office programs lay beside others, also by the name of a folder. */
const IGNORED = /^(?:\.|~\$|(?:Thumbs\.db|desktop\.ini|__MACOSX)$)/i

/**
 * Whether a file of content/ is content: neither hidden, nor left there by a program, nor the notes for editors. What
 * is none, nothing reads: the check, the build, `develop` and the editor all ask here.
 * @param file its path inside content/, with forward slashes
 */
export const isContentFile = (file: string): boolean =>
  file !== "README.md" && !file.split("/").some(name => IGNORED.test(name))

/** Paths of all files below a folder, with "/" and in order; none if there is no such folder. */
export const listFiles = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter(entry => !entry.isDirectory())
        .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll("\\", "/"))
        .sort()
    : []
