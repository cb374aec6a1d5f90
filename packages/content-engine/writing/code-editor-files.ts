import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import type { Entry } from "../entry"
import type { Collection } from "../reading/collections"
import { listFiles } from "../reading/list-files"
import { SCHEMAS_FOLDER, toJsonSchemas } from "../schema/to-json-schema"
import { COMPLETIONS_FILE, type CompletionSources, completionsSchema } from "./completions"

/** Folders of the code that JSON Schemas are generated from. */
const codeFolders = ["model", "packages", "src"]

const write = (root: string, name: string, content: object) => {
  const file = join(root, "content", SCHEMAS_FOLDER, name)
  const text = `${JSON.stringify(content, null, 2)}\n`
  if (existsSync(file) && readFileSync(file, "utf8") === text) return
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

const modifiedAt = (file: string) => (existsSync(file) ? statSync(file).mtimeMs : 0)

/**
 * Writes the JSON Schemas and completions for code editors, which are not committed. Generating schemas takes as long
 * as parsing all prose: they are replaced only if the code is newer.
 */
export const writeCodeEditorFiles = (
  collections: readonly Collection[],
  root: string,
  entries: Entry[],
  sources: CompletionSources,
): void => {
  const codeTimes = codeFolders.flatMap(name =>
    listFiles(join(root, name))
      // Generated: `develop` writes the types of queries after each change.
      .filter(file => file !== "gatsby-types.d.ts")
      .map(file => modifiedAt(join(root, name, file))),
  )
  const folder = join(root, "content", SCHEMAS_FOLDER)
  if (modifiedAt(folder) < Math.max(...codeTimes)) {
    rmSync(folder, { recursive: true, force: true })
    for (const [name, schema] of Object.entries(toJsonSchemas(collections))) write(root, name, schema)
  }
  write(root, COMPLETIONS_FILE, completionsSchema(collections, entries, sources))
}
