import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import type { Entry } from "../entry"
import { NAMES, namesSchema } from "./names"
import { contentSnippets, SNIPPETS } from "./snippets"

/**
 * What editors complete that follows the content: file contents by path, from the project's root.
 * @param pages addresses of the pages in src/pages
 */
export const namesFiles = (entries: Entry[], pages: readonly string[]): Record<string, object> => ({
  [`content/.schemas/${NAMES}`]: namesSchema(entries, pages),
  [SNIPPETS]: contentSnippets(entries, pages),
})

/** Brings the files up to date with the content of a project, where they are there. */
export const writeNames = (root: string, entries: Entry[], pages: readonly string[]): void => {
  for (const [name, content] of Object.entries(namesFiles(entries, pages))) {
    const file = join(root, name)
    const text = `${JSON.stringify(content, null, 2)}\n`
    if (existsSync(file) && readFileSync(file, "utf8") !== text) writeFileSync(file, text)
  }
}
