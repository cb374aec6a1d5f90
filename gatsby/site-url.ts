import { existsSync, readFileSync } from "node:fs"
import { parseDocument } from "yaml"

const file = "content/site.yaml"

const fieldOf = (name: string): unknown =>
  existsSync(file) ? parseDocument(readFileSync(file, "utf8")).get(name) : undefined

/** The language of the site; English where content/site.yaml does not say, or is broken. */
export const siteLanguage = (): string => {
  const language = fieldOf("language")
  return typeof language === "string" ? language : "en"
}

/**
 * Address of the site, for the sitemap; `undefined` where content/site.yaml is broken, which the check of all content
 * then tells in full.
 */
export const siteUrl = (): string | undefined => {
  const url = fieldOf("url")
  return typeof url === "string" ? url : undefined
}
