import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import type { Entry } from "../entry"
import type { Collection } from "../reading/collections"
import { listFiles } from "../reading/list-files"
import { toJsonSchemas } from "../schema/to-json-schema"
import { type CompletionSources, COMPLETIONS_FILE, completionsSchema } from "./completions"

/** Where the JSON Schemas lie that the files of content/ name in their first line. */
const SCHEMAS = "content/.schemas"

/** Where the shapes are written, what they name (drawings, symbols), and what makes schemas of them. */
const CODE = ["model", "packages", "src"]

const write = (root: string, name: string, content: object) => {
  const file = join(root, SCHEMAS, name)
  const text = `${JSON.stringify(content, null, 2)}\n`
  if (existsSync(file) && readFileSync(file, "utf8") === text) return
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

const isStale = (file: string) => (existsSync(file) ? statSync(file).mtimeMs : 0)

/**
 * Writes what an editor of text completes and explains content by, which follows from shapes and content and is not
 * committed. Schemas take as long to make as all prose to read: they are made anew, without those of types that are no
 * more, where the code is newer than what was made with them.
 */
export const writeEditorFiles = (
  collections: readonly Collection[],
  root: string,
  entries: Entry[],
  folder: CompletionSources,
): void => {
  const code = CODE.flatMap(name => listFiles(join(root, name)).map(file => isStale(join(root, name, file))))
  if (isStale(join(root, SCHEMAS)) < Math.max(...code)) {
    rmSync(join(root, SCHEMAS), { recursive: true, force: true })
    for (const [name, schema] of Object.entries(toJsonSchemas(collections))) write(root, name, schema)
  }
  write(root, COMPLETIONS_FILE, completionsSchema(collections, entries, folder))
}
