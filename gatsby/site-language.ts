import { existsSync, readFileSync } from "node:fs"
import { parseDocument } from "yaml"

const file = "content/site.yaml"

/** Reads the language from content/site.yaml. Default: English, also if the file is invalid. */
export const readSiteLanguage = (): string => {
  const language: unknown = existsSync(file) ? parseDocument(readFileSync(file, "utf8")).get("language") : undefined
  return typeof language === "string" ? language : "en"
}
