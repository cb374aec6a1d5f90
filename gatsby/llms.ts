import { type Entry, firstString, pagePath, searchSnippet } from "#engine"
import type { DataOf } from "#model/types/index"
import { segmentToLabel } from "#site/breadcrumbs"

/** A page listed in /llms.txt. */
interface ListedPage {
  path: string
  title: string
  description: string | undefined
}

const listedPagesOf = (entries: readonly Entry[]): ListedPage[] =>
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
 * Builds /llms.txt (llmstxt.org): every listed page with title and description. Pages below the top level are grouped
 * by the first segment of their path.
 * @param entries - published content
 */
export const buildLlmsTxt = (site: DataOf<"SiteContent">, entries: readonly Entry[]): string => {
  const pages = listedPagesOf(entries)
  const groupOf = (path: string) => path.split("/").slice(1, -1)[0] ?? ""
  const formatLine = ({ path, title, description }: ListedPage) =>
    `- [${title}](${site.url}${path})${description ? `: ${description}` : ""}`
  const groups = [...new Set(pages.map(({ path }) => groupOf(path)))].sort()
  const sections = groups.map(group => {
    const lines = pages.filter(({ path }) => groupOf(path) === group).map(formatLine)
    const crumb = firstString(entries.find(entry => pagePath(entry) === `/${group}`)?.data, [["crumb"]])
    return [...(group ? [`## ${crumb?.text ?? segmentToLabel(group)}`, ""] : []), ...lines].join("\n")
  })
  return `# ${site.name}\n\n> ${site.tagline}\n\n${sections.join("\n\n")}\n`
}
