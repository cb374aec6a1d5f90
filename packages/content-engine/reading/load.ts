import { existsSync, readdirSync, readFileSync } from "node:fs"
import { join, relative, sep } from "node:path"
import { decode as decodeText } from "./decode"
import { pictureDecoder } from "./decode-picture"
import type { ContentFolder, Unreadable } from "../entry"
import { IMAGE, type ImageFacts, imageFacts } from "./images"
import { buildDate } from "../pages/publication"

/** Paths of all files below a folder, with "/" and in order; none if there is no such folder. */
export const filesBelow = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter(entry => !entry.isDirectory())
        .map(entry => relative(folder, join(entry.parentPath, entry.name)).split(sep).join("/"))
        .sort()
    : []

/** Addresses of src/pages: `index` is the root, `404` is no address one may link to. */
const pagesOf = (folder: string): string[] =>
  filesBelow(folder)
    .filter(file => file.endsWith(".tsx") && !file.includes(".test.") && file !== "404.tsx")
    .map(file => `/${file.replace(/\.tsx$/, "").replace(/(^|\/)index$/, "")}`)

/** What operating systems and the editors' schemas leave there, and the notes for editors, are no content. */
const isContent = (file: string) => file !== "README.md" && !/(^|\/)(\.|Thumbs\.db$|desktop\.ini$)/i.test(file)
const isText = (file: string) => /\.(ya?ml|mdx)$/i.test(file)

/**
 * Reads the YAML and MDX files of a project's content folder alone, without those that cannot be read as text.
 * @param root the project's folder
 */
export const loadTexts = (root: string): Map<string, string> =>
  new Map(
    filesBelow(join(root, "content"))
      .filter(file => isContent(file) && isText(file))
      .flatMap((file): [string, string][] => {
        const content = decodeText(readFileSync(join(root, "content", file)))
        return typeof content === "string" ? [[file, content]] : []
      }),
  )

/**
 * Reads the content folder of a project. What cannot be read is reported by `validate`.
 * @param root the project's folder
 * @param folder the content folder inside it
 */
export const loadContent = (root: string, folder = "content"): ContentFolder => {
  const files = filesBelow(join(root, folder)).filter(isContent)
  const texts = new Map<string, string>()
  const images = new Map<string, ImageFacts>()
  const unreadable = new Map<string, Unreadable>()
  for (const file of files) {
    const path = join(root, folder, file)
    try {
      if (isText(file)) {
        const content = decodeText(readFileSync(path))
        if (typeof content === "string") texts.set(file, content)
        else unreadable.set(file, content)
      } else if (IMAGE.test(file)) images.set(file, imageFacts(path))
    } catch (error) {
      unreadable.set(file, {
        line: 1,
        column: 1,
        message: `This file cannot be opened (${(error as NodeJS.ErrnoException).code ?? String(error)}). Put it there anew.`,
      })
    }
  }
  const decode = pictureDecoder(root)
  return {
    texts,
    images,
    decode: image => decode(join(root, folder, image)),
    unreadable,
    assets: new Set(files.filter(file => !isText(file))),
    pages: pagesOf(join(root, "src/pages")),
    downloads: new Set(filesBelow(join(root, "static/downloads")).map(file => `/downloads/${file}`)),
    today: buildDate(),
  }
}
