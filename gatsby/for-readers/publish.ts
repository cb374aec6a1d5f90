import { readFileSync } from "node:fs"
import { join } from "node:path"
import { writeOwnFile } from "../own-files"
import { CLAIMS_FILE, type ClaimedFigure, claimsOf } from "./claims"
import { type Twin, twinOf } from "./markdown"
import { twinAddress } from "./twin-address"

interface Site {
  name: string
  url: string
  tagline: string
  breadcrumbs: readonly { segment: string; label: string }[]
}

/** What a page is called, without the name of the site that every title ends with. */
const shortTitle = ({ name }: Site, title: string) => title.replace(` | ${name}`, "")

interface ListedTwin extends Twin {
  path: string
}

/**
 * The file /llms.txt (llmstxt.org): every page with its title, what it is about and where its Markdown lies, for
 * programs that read on somebody's behalf. Pages that lie in a folder stand under its name.
 */
const llmsOf = (site: Site, twins: readonly ListedTwin[]): string => {
  const folderOf = (path: string) => path.split("/").slice(1, -1)[0] ?? ""
  const line = ({ path, title, description }: ListedTwin) =>
    `- [${shortTitle(site, title)}](${site.url}${twinAddress(path)})${description && `: ${description}`}`
  const folders = [...new Set(twins.map(({ path }) => folderOf(path)))].sort()
  const parts = folders.map(folder => {
    const lines = twins.filter(({ path }) => folderOf(path) === folder).map(line)
    const label = site.breadcrumbs.find(({ segment }) => segment === folder)?.label ?? folder
    return [...(folder ? [`## ${label}`, ""] : []), ...lines].join("\n")
  })
  const figures = `Every figure of the site, with its source and the day it was last checked: ${site.url}${CLAIMS_FILE}`
  return `# ${site.name}\n\n> ${site.tagline}\n\n${figures}\n\n${parts.join("\n\n")}\n`
}

/**
 * Writes the feeds, the figures, the Markdown of every page, and the list of them.
 * @param folder where the build is
 * @param paths canonical addresses of the pages that are for reading
 * @param feeds their texts by their addresses
 * @param claims the figures of content/claims.yaml
 */
export const publishForReaders = (
  folder: string,
  site: Site,
  paths: readonly string[],
  feeds: Record<string, string>,
  claims: readonly ClaimedFigure[],
): void => {
  const pageAt = (path: string) => readFileSync(join(folder, path, "index.html"), "utf8")
  const twins = paths.map(path => ({ path, ...twinOf(pageAt(path), `${site.url}${path}`) }))
  const texts: Record<string, string> = {
    ...Object.fromEntries(twins.map(({ path, markdown }) => [twinAddress(path), markdown])),
    "llms.txt": llmsOf(site, twins),
    [CLAIMS_FILE]: claimsOf(site, claims),
    ...feeds,
  }
  for (const [address, text] of Object.entries(texts)) writeOwnFile(folder, address, text)
}
