import { copyFileSync, existsSync, readdirSync, rmSync } from "node:fs"
import { basename, dirname, join } from "node:path"

/** Home is at its address anyway, hosts answer 404.html as it is, and the editor is a folder. */
const SKIPPED = [".", "404", "admin"]

/** Pages as Gatsby writes them, without their ending: `public/about` of `public/about/index.html`. */
const pagesIn = (folder: string): string[] =>
  (existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: "utf8" }) : [])
    .filter(file => basename(file) === "index.html" && !SKIPPED.includes(dirname(file)))
    .map(file => join(folder, dirname(file)))

/**
 * Copies `about/index.html` to `about.html`, which hosts answer at `/about` without a redirect.
 * @param folder where the build is
 */
export const copyPages = (folder: string): void => {
  for (const page of pagesIn(folder)) copyFileSync(join(page, "index.html"), `${page}.html`)
}

/** Takes the copies away: the next build may have fewer pages. */
export const removeCopies = (folder: string): void => {
  for (const page of pagesIn(folder)) rmSync(`${page}.html`, { force: true })
}
