import { existsSync, readFileSync } from "node:fs"
import { parseDocument } from "yaml"

/**
 * The address of the site for Gatsby's configuration, which is read before content is checked: a broken file must not
 * stop it, because the check then tells what is wrong with it.
 * @param file usually content/site.yaml
 * @returns its `url`, or an address of no site if there is none
 */
export const siteUrl = (file: string): string => {
  const url: unknown = existsSync(file) ? parseDocument(readFileSync(file, "utf8")).get("url") : undefined
  return typeof url === "string" && URL.canParse(url) ? url : "https://site.invalid"
}
