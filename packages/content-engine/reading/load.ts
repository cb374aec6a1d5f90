import { accessSync, constants, lstatSync, readFileSync } from "node:fs"
import { join } from "node:path"
import type { ContentFolder, LocatedProblem } from "../entry"
import { problem } from "../messages"
import { buildDate } from "../pages/publish-status"
import { IMAGE_EXTENSION } from "../schema/picture-fields"
import { decodeText } from "./decode"
import { isContentFile, listFiles } from "./list-files"

/** Returns the paths of the pages in src/pages, without `/404`. */
const listPages = (folder: string): string[] =>
  listFiles(folder)
    .filter(file => file.endsWith(".tsx") && !file.includes(".test.") && file !== "404.tsx")
    .map(file => `/${file.replace(/\.tsx$/, "").replace(/(^|\/)index$/, "")}`)

const isYamlOrMdx = (file: string) => /\.(ya?ml|mdx)$/i.test(file)

/**
 * Reads the YAML and MDX files of content/. Skips files with an invalid encoding.
 * @param root - project root
 */
export const loadTexts = (root: string): Map<string, string> =>
  new Map(
    listFiles(join(root, "content"))
      .filter(file => isContentFile(file) && isYamlOrMdx(file))
      .flatMap((file): [string, string][] => {
        const content = decodeText(readFileSync(join(root, "content", file)))
        return typeof content === "string" ? [[file, content]] : []
      }),
  )

/** Converts a read error to a problem. */
const describeReadError = (path: string, error: unknown): LocatedProblem => {
  const reason = (error as NodeJS.ErrnoException).code ?? String(error)
  return {
    line: 1,
    column: 1,
    ...problem(lstatSync(path).isSymbolicLink() ? "fileBrokenLink" : "fileUnreadable", reason),
  }
}

/**
 * Reads content folders. `validate` reports unreadable files.
 * @param root - project root
 * @param folders - content folder, then folders whose files override it
 * @throws {Error} if a file is deleted during the read
 */
export const loadContent = (root: string, folders: readonly string[] = ["content"]): ContentFolder => {
  const paths = new Map(
    folders.flatMap(folder => listFiles(join(root, folder)).map(file => [file, join(root, folder, file)])),
  )
  const files = [...paths.keys()].filter(isContentFile).sort()
  const texts = new Map<string, string>()
  const unreadable = new Map<string, LocatedProblem>()
  for (const file of files) {
    const path = paths.get(file)!
    try {
      if (isYamlOrMdx(file)) {
        const content = decodeText(readFileSync(path))
        if (typeof content === "string") texts.set(file, content)
        else unreadable.set(file, content)
      } else if (IMAGE_EXTENSION.test(file)) accessSync(path, constants.R_OK)
    } catch (error) {
      unreadable.set(file, describeReadError(path, error))
    }
  }
  return {
    texts,
    paths,
    unreadable,
    otherFiles: new Set(files.filter(file => !isYamlOrMdx(file))),
    srcPages: listPages(join(root, "src/pages")),
    downloads: new Set(listFiles(join(root, "static/downloads")).map(file => `/downloads/${file}`)),
    today: buildDate(),
  }
}
