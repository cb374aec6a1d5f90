import { closest } from "fastest-levenshtein"
import type { Issue } from "./source"
import type { ContentFolder, Entry } from "./validate"

/** The category every resource belongs to; initially chosen. */
const ALL = "all"

const categoriesOf = (entry: Entry) => (entry.data.library as { categories: { id: string }[] }).categories.map(({ id }) => id)

/** The categories are "all" and then others, no two with one id. */
const categoriesOrdered = (page: Entry): Issue[] =>
  categoriesOf(page).flatMap((id, index, ids) => {
    const path = ["library", "categories", index, "id"]
    if (index === 0 && id !== ALL) return [page.source.issue(path, `The first category must be "${ALL}": it is chosen when the page opens.`)]
    return ids.indexOf(id) < index ? [page.source.issue(path, `The category "${id}" is listed twice.`)] : []
  })

/** Every resource names a category of the page, and one that means something. */
const categoriesExist = (page: Entry, resources: Entry[]): Issue[] => {
  const known = categoriesOf(page).filter(id => id !== ALL)
  return resources.flatMap(({ data, source, base }) => {
    const category = String(data.category)
    if (known.includes(category)) return []
    return [source.issue([...base, "category"], `There is no category "${category}" in content/pages/resources.yaml. Nearest: "${closest(category, known)}".`)]
  })
}

/** A file of this site that a resource offers is there. */
const downloadsExist = (resources: Entry[], downloads: ReadonlySet<string>): Issue[] =>
  resources.flatMap(({ data: { downloadUrl }, source, base }) => {
    if (typeof downloadUrl !== "string" || !downloadUrl.startsWith("/") || downloads.has(downloadUrl)) return []
    return [
      source.issue(
        [...base, "downloadUrl"],
        `There is no file at "static${downloadUrl}". Put it there, or take the field out to show the resource as coming soon.`,
      ),
    ]
  })

/** Every resource says how long it takes. */
const lengthsKnown = (resources: Entry[]): Issue[] =>
  resources.flatMap(({ data, source, base }) =>
    data.readTime || data.duration ? [] : [source.issue(base, "Add readTime or duration: a visitor wants to know how long it takes.")],
  )

/** What the resources need that no single file can know. */
export const resourceRules = (entries: Entry[], { downloads = new Set<string>() }: ContentFolder): Issue[] => {
  const resources = entries.filter(({ type }) => type === "Resource")
  const pages = entries.filter(({ type }) => type === "ResourcesPage")
  return [
    ...pages.flatMap(page => [...categoriesOrdered(page), ...categoriesExist(page, resources)]),
    ...downloadsExist(resources, downloads),
    ...lengthsKnown(resources),
  ]
}
