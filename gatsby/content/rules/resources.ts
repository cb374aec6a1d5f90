import { possible } from "../suggest"
import { different, issueIn, ofType, onEach, type Rule } from "./rule"

/** The category every resource belongs to; initially chosen. */
const ALL = "all"

interface Library {
  library: { categories: { id: string }[] }
}

/** The categories are "all" and then others, no two with one id. */
const categoriesOrdered = onEach<Library>("ResourcesPage", ({ library: { categories } }, entry) => [
  ...(categories[0]?.id === ALL
    ? []
    : [
        issueIn(
          entry,
          ["library", "categories", 0, "id"],
          `The first category must be "${ALL}": it is chosen when the page opens.`,
        ),
      ]),
  ...different(entry, ["library", "categories"], categories, "id"),
])

/** Every resource names a category of the page, and one that means something. */
const categoriesExist: Rule = context => {
  const page = ofType(context.entries, "ResourcesPage")[0]
  if (!page) return []
  const known = (page.data as unknown as Library).library.categories.map(({ id }) => id).filter(id => id !== ALL)
  return onEach<{ category: string }>("Resource", ({ category }, entry) =>
    known.includes(category)
      ? []
      : [
          issueIn(
            entry,
            ["category"],
            `There is no category "${category}" in content/pages/resources.yaml.${possible(category, known)}`,
          ),
        ],
  )(context)
}

/** A file of this site that a resource offers is there. */
const downloadsExist: Rule = context => {
  const { downloads = new Set<string>() } = context.folder
  return onEach<{ downloadUrl?: string }>("Resource", ({ downloadUrl }, entry) =>
    downloadUrl === undefined || !downloadUrl.startsWith("/") || downloads.has(downloadUrl)
      ? []
      : [
          issueIn(
            entry,
            ["downloadUrl"],
            `There is no file at "static${downloadUrl}".${possible(downloadUrl, [...downloads])} Put it there, or take the field out to show the resource as coming soon.`,
          ),
        ],
  )(context)
}

/** Every resource says how long it takes. */
const lengthsKnown = onEach<{ readTime?: string; duration?: string }>("Resource", ({ readTime, duration }, entry) =>
  readTime || duration
    ? []
    : [issueIn(entry, [], "Add readTime or duration: a visitor wants to know how long it takes.")],
)

/** What the resources need that no single file can know. */
export const resourceRules: Rule[] = [categoriesOrdered, categoriesExist, downloadsExist, lengthsKnown]
