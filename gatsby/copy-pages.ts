import { copyFileSync, existsSync, readdirSync, rmSync } from "node:fs"
import { join } from "node:path"

/** Hosts answer 404.html as it is, and the editor is a folder. */
const NO_PAGES = ["404", "admin"]

/** Folders of pages, as Gatsby writes them: `public/about/`. */
const pageFolders = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter(entry => entry.isDirectory() && !NO_PAGES.includes(entry.name))
        .map(({ parentPath, name }) => join(parentPath, name))
        .filter(page => existsSync(join(page, "index.html")))
    : []

/**
 * Copies `about/index.html` to `about.html`, which hosts answer at `/about` without a redirect.
 * @param folder where the build is
 */
export const copyPages = (folder: string): void => {
  for (const page of pageFolders(folder)) copyFileSync(join(page, "index.html"), `${page}.html`)
}

/** Takes the copies away: the next build may have fewer pages. */
export const removeCopies = (folder: string): void => {
  for (const page of pageFolders(folder)) rmSync(`${page}.html`, { force: true })
}
