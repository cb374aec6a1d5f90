import { existsSync, readFileSync } from "node:fs"
import { parseDocument } from "yaml"

const file = "content/site.yaml"

/** The language of the site; English where content/site.yaml does not say, or is broken. */
export const readSiteLanguage = (): string => {
  const language: unknown = existsSync(file) ? parseDocument(readFileSync(file, "utf8")).get("language") : undefined
  return typeof language === "string" ? language : "en"
}
