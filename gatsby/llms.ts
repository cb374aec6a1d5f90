import { type Entry, firstString, pagePath, searchSnippet } from "#engine"
import type { DataOf } from "#model/types/index"
import { segmentToLabel } from "#site/breadcrumbs"

/** A page listed in /llms.txt. */
interface ListedPage {
  path: string
  title: string
  description: string | undefined
}

const pagesOf = (entries: readonly Entry[]): ListedPage[] =>
  entries
    .flatMap(entry => {
      const path = pagePath(entry)
      if (path === undefined || entry.data.hidden === true) return []
      // Services and team members have a name instead of a title.
      const title = (searchSnippet(entry.data, "title") ?? firstString(entry.data, [["name"]]))?.text ?? ""
      return [{ path, title, description: searchSnippet(entry.data, "description")?.text }]
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1))

/**
 * Builds /llms.txt (llmstxt.org): every page with title and description, grouped by top-level folder.
 * @param entries - published content
 */
export const buildLlmsTxt = (site: DataOf<"SiteContent">, entries: readonly Entry[]): string => {
  const pages = pagesOf(entries)
  const folderOf = (path: string) => path.split("/").slice(1, -1)[0] ?? ""
  const formatLine = ({ path, title, description }: ListedPage) =>
    `- [${title}](${site.url}${path})${description ? `: ${description}` : ""}`
  const folders = [...new Set(pages.map(({ path }) => folderOf(path)))].sort()
  const sections = folders.map(folder => {
    const lines = pages.filter(({ path }) => folderOf(path) === folder).map(formatLine)
    const crumb = firstString(entries.find(entry => pagePath(entry) === `/${folder}`)?.data, [["crumb"]])
    return [...(folder ? [`## ${crumb?.text ?? segmentToLabel(folder)}`, ""] : []), ...lines].join("\n")
  })
  return `# ${site.name}\n\n> ${site.tagline}\n\n${sections.join("\n\n")}\n`
}
