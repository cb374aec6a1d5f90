import type { ForReaders, ReadPage } from "./query"

/**
 * The file /llms.txt (llmstxt.org): every page with its title and what it is about, for programs that read on
 * somebody's behalf. Pages that lie in a folder stand under its name.
 * @param pages those that are for reading
 */
export const llmsOf = (site: ForReaders["siteContent"], pages: readonly ReadPage[]): string => {
  const folderOf = (path: string) => path.split("/").slice(1, -1)[0] ?? ""
  const line = ({ path, title, description }: ReadPage) =>
    `- [${title}](${site.url}${path})${description ? `: ${description}` : ""}`
  const folders = [...new Set(pages.map(({ path }) => folderOf(path)))].sort()
  const parts = folders.map(folder => {
    const lines = pages.filter(({ path }) => folderOf(path) === folder).map(line)
    const label = site.breadcrumbs.find(({ segment }) => segment === folder)?.label ?? folder
    return [...(folder ? [`## ${label}`, ""] : []), ...lines].join("\n")
  })
  return `# ${site.name}\n\n> ${site.tagline}\n\n${parts.join("\n\n")}\n`
}
