import { existsSync, readFileSync } from "node:fs"
import { parseDocument } from "yaml"

const file = "content/site.yaml"

/**
 * Address of the site, for the sitemap; `undefined` where content/site.yaml is broken, which the check of all content
 * then tells in full.
 */
export const siteUrl = (): string | undefined => {
  const url = existsSync(file) ? parseDocument(readFileSync(file, "utf8")).get("url") : undefined
  return typeof url === "string" ? url : undefined
}
