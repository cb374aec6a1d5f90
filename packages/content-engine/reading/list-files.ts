import { existsSync, readdirSync } from "node:fs"
import { join, relative } from "node:path"

/** Names of hidden files, and of files and folders that operating systems and office programs create. */
const IGNORED = /^(?:\.|~\$|(?:Thumbs\.db|desktop\.ini|__MACOSX)$)/i

/**
 * Returns whether a file in content/ is content: not hidden, not created by a program, not README.md. The check, the
 * build, `develop` and the web editor ignore other files.
 * @param file - path inside content/, with forward slashes
 */
export const isContentFile = (file: string): boolean =>
  file !== "README.md" && !file.split("/").some(name => IGNORED.test(name))

/** Lists all files below a folder: relative paths with forward slashes, sorted. Returns [] if the folder is missing. */
export const listFiles = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter(entry => !entry.isDirectory())
        .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll("\\", "/"))
        .sort()
    : []
