import { type Entry, firstString, pagePath, searchSnippet } from "#engine"
import type { DataOf } from "#model/types/index"
import { capitalize } from "#site/breadcrumbs"

/** A page that is for reading. */
interface ReadPage {
  path: string
  title: string
  description: string | undefined
}

const pagesOf = (entries: readonly Entry[]): ReadPage[] =>
  entries
    .flatMap(entry => {
      const path = pagePath(entry)
      if (path === undefined || entry.data.hidden === true) return []
      // A service and a person have their name where they have no title.
      const title = (searchSnippet(entry.data, "title") ?? firstString(entry.data, [["name"]]))?.text ?? ""
      return [{ path, title, description: searchSnippet(entry.data, "description")?.text }]
    })
    .sort((one, other) => (one.path < other.path ? -1 : 1))

/**
 * The file /llms.txt (llmstxt.org): every page with its title and what it is about, for programs that read on
 * somebody's behalf. Pages that lie in a folder stand under its name.
 * @param entries the content that visitors see
 */
export const buildLlmsTxt = (site: DataOf<"SiteContent">, entries: readonly Entry[]): string => {
  const pages = pagesOf(entries)
  const folderOf = (path: string) => path.split("/").slice(1, -1)[0] ?? ""
  const line = ({ path, title, description }: ReadPage) =>
    `- [${title}](${site.url}${path})${description ? `: ${description}` : ""}`
  const folders = [...new Set(pages.map(({ path }) => folderOf(path)))].sort()
  const parts = folders.map(folder => {
    const lines = pages.filter(({ path }) => folderOf(path) === folder).map(line)
    const crumb = firstString(entries.find(entry => pagePath(entry) === `/${folder}`)?.data, [["crumb"]])
    return [...(folder ? [`## ${crumb?.text ?? capitalize(folder)}`, ""] : []), ...lines].join("\n")
  })
  return `# ${site.name}\n\n> ${site.tagline}\n\n${parts.join("\n\n")}\n`
}
