import { copyFileSync, existsSync, readdirSync, rmSync } from "node:fs"
import { basename, dirname, join } from "node:path"

/** Page folders without a copy: the home page and 404 need none, and hosts serve the web editor as a folder. */
const skippedFolders = [".", "404", "admin"]

/** Returns the folders of pages that Gatsby wrote: `public/about` for `public/about/index.html`. */
const pageFoldersIn = (folder: string): string[] =>
  (existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: "utf8" }) : [])
    .filter(file => basename(file) === "index.html" && !skippedFolders.includes(dirname(file)))
    .map(file => join(folder, dirname(file)))

/**
 * Copies `about/index.html` to `about.html`, which hosts serve at `/about` without a redirect.
 * @param folder - build output
 */
export const copyPages = (folder: string): void => {
  for (const pageFolder of pageFoldersIn(folder)) copyFileSync(join(pageFolder, "index.html"), `${pageFolder}.html`)
}

/** Removes the copies, because the next build may have fewer pages. */
export const removeCopies = (folder: string): void => {
  for (const pageFolder of pageFoldersIn(folder)) rmSync(`${pageFolder}.html`, { force: true })
}
