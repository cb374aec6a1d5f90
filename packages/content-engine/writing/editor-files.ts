import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import type { Collection } from "../reading/collections"
import type { Entry } from "../entry"
import { filesBelow } from "../reading/folder"
import { toJsonSchemas } from "../shapes/to-json-schema"
import { type Completed, NAMES, namesSchema } from "./names"
import { contentSnippets, SNIPPETS } from "./snippets"

/** Where the JSON Schemas lie that the files of content/ name in their first line. */
const SCHEMAS = "content/.schemas"

/** Where the shapes are written, what they name (drawings, symbols), and what makes schemas of them. */
const CODE = ["model", "packages", "src"]

const shapeFiles = (collections: readonly Collection[]): Record<string, object> =>
  Object.fromEntries(
    Object.entries(toJsonSchemas(collections).schemas).map(([file, schema]) => [`${SCHEMAS}/${file}`, schema]),
  )

const contentFiles = (
  collections: readonly Collection[],
  entries: Entry[],
  folder: Completed,
): Record<string, object> => ({
  [`${SCHEMAS}/${NAMES}`]: namesSchema(collections, entries, folder),
  [SNIPPETS]: contentSnippets(collections, entries, folder),
})

/**
 * What an editor of text completes and explains content by: file contents by path, from the project's root. They follow
 * from shapes and content, and are not committed.
 */
export const editorFiles = (
  collections: readonly Collection[],
  ...content: [Entry[], Completed]
): Record<string, object> => ({ ...shapeFiles(collections), ...contentFiles(collections, ...content) })

const write = (root: string, files: Record<string, object>) => {
  for (const [name, content] of Object.entries(files)) {
    const file = join(root, name)
    const text = `${JSON.stringify(content, null, 2)}\n`
    if (existsSync(file) && readFileSync(file, "utf8") === text) continue
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}

const changed = (file: string) => (existsSync(file) ? statSync(file).mtimeMs : 0)

/**
 * Writes those of the files that are not as they should be. Schemas take as long to make as all prose to read: they are
 * made anew, without those of types that are no more, where the code is newer than what was made with them.
 */
export const writeEditorFiles = (
  collections: readonly Collection[],
  root: string,
  entries: Entry[],
  folder: Completed,
): void => {
  const code = CODE.flatMap(name => filesBelow(join(root, name)).map(file => changed(join(root, name, file))))
  if (changed(join(root, SCHEMAS)) < Math.max(...code)) {
    rmSync(join(root, SCHEMAS), { recursive: true, force: true })
    write(root, shapeFiles(collections))
  }
  write(root, contentFiles(collections, entries, folder))
}
