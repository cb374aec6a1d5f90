import { existsSync, readFileSync } from "node:fs"
import type { Store } from "gatsby"
import { parseDocument } from "yaml"
import { pathOf } from "../packages/content-engine"

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

/**
 * What this build puts before every address (docs/decisions/0009-addresses.md): the path of the site, if it was
 * started with `--prefix-paths`. Gatsby knows of no prefix.
 */
export const pathPrefixOf = ({ getState }: Store): string => {
  // Gatsby types this as a plain function.
  const { program } = (getState as () => { program: { prefixPaths?: boolean } })()
  return program.prefixPaths ? pathOf(siteUrl()) : ""
}
