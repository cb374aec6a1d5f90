import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import type { Collection } from "../reading/collections"
import type { Entry } from "../entry"
import { toJsonSchemas } from "../shapes/to-json-schema"
import { type Completed, NAMES, namesSchema } from "./names"
import { contentSnippets, SNIPPETS } from "./snippets"

/** Where the JSON Schemas lie that the files of content/ name in their first line. */
const SCHEMAS = "content/.schemas"

/**
 * What an editor of text completes and explains content by: file contents by path, from the project's root. They follow
 * from shapes and content, and are not committed.
 */
export const editorFiles = (
  collections: readonly Collection[],
  entries: Entry[],
  folder: Completed,
): Record<string, object> => ({
  ...Object.fromEntries(
    Object.entries(toJsonSchemas(collections).schemas).map(([file, schema]) => [`${SCHEMAS}/${file}`, schema]),
  ),
  [`${SCHEMAS}/${NAMES}`]: namesSchema(collections, entries, folder),
  [SNIPPETS]: contentSnippets(collections, entries, folder),
})

/** Writes those of the files that are not as they should be, and takes away the schemas of types that are no more. */
export const writeEditorFiles = (
  collections: readonly Collection[],
  root: string,
  entries: Entry[],
  folder: Completed,
): void => {
  const files = editorFiles(collections, entries, folder)
  for (const [name, content] of Object.entries(files)) {
    const file = join(root, name)
    const text = `${JSON.stringify(content, null, 2)}\n`
    if (existsSync(file) && readFileSync(file, "utf8") === text) continue
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  for (const name of readdirSync(join(root, SCHEMAS)))
    if (!(`${SCHEMAS}/${name}` in files)) rmSync(join(root, SCHEMAS, name))
}
