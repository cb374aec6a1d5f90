import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join, relative, sep } from "node:path"
import { buildDate } from "./publication"
import type { ContentFolder } from "./validate"

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .sort()

/** Addresses of src/pages: `index` is the root, `404` is no address one may link to. */
const pagesOf = (folder: string): string[] =>
  filesBelow(folder)
    .filter(file => file.endsWith(".tsx") && !file.includes(".test.") && file !== "404.tsx")
    .map(file => `/${file.replace(/\.tsx$/, "").replace(/(^|\/)index$/, "")}`)

const downloadsOf = (folder: string) => new Set(existsSync(folder) ? filesBelow(folder).map(file => `/downloads/${file}`) : [])

/**
 * Reads the content folder of a project.
 * @param root the project's folder
 * @param folder the content folder inside it
 */
export const loadContent = (root: string, folder = "content"): ContentFolder => {
  // The editors' schemas and the notes for editors are no content.
  const files = filesBelow(join(root, folder)).filter(file => !file.endsWith(".md") && !file.startsWith("."))
  const isText = (file: string) => /\.(ya?ml|mdx)$/.test(file)
  return {
    texts: new Map(files.filter(isText).map(file => [file, readFileSync(join(root, folder, file), "utf8")])),
    assets: new Set(files.filter(file => !isText(file))),
    pages: pagesOf(join(root, "src/pages")),
    downloads: downloadsOf(join(root, "static/downloads")),
    today: buildDate(),
  }
}
