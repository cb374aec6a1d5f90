import { posix } from "node:path"
import { closest } from "fastest-levenshtein"
import { checkPages } from "./page-rules"
import { routesOf } from "./routes"
import { checkProof } from "./rules-proof"
import { blogRules } from "./rules-blog"
import { publicationRules } from "./rules-publication"
import { resourceRules } from "./rules-resources"
import { checkHouse } from "./rules-house"
import type { Issue } from "./source"
import type { ContentFolder, Entry } from "./validate"
import { walk } from "./walk"

const ofType = (entries: Entry[], type: string) => entries.filter(entry => entry.type === type)

/** No two objects of a kind share the value of `field`. */
const unique = (entries: Entry[], type: string, field: string): Issue[] => {
  const first = new Map<unknown, Entry>()
  return ofType(entries, type).flatMap(entry => {
    const value = entry.data[field]
    const earlier = first.get(value)
    if (value === undefined || !earlier) {
      first.set(value, entry)
      return []
    }
    return [entry.source.issue([...entry.base, field], `${field} ${JSON.stringify(value)} is taken already by ${earlier.source.file}. Give each its own.`)]
  })
}

const isInternal = (url: string) => url.startsWith("/")
const pathOf = (url: string) => url.split(/[?#]/)[0] || "/"

/** Every link to this site, in a field called `href` or in prose, meets a page. */
const linksResolve = (entries: Entry[], addresses: Set<string>): Issue[] => {
  const dead = (url: string) => isInternal(url) && !addresses.has(pathOf(url))
  const advice = (url: string) => `No page has the address "${url}". Nearest: "${closest(pathOf(url), [...addresses])}".`
  return entries.flatMap(entry => {
    const issues: Issue[] = []
    walk(entry.data, entry.base, (value, path) => {
      if (path.at(-1) === "href" && typeof value === "string" && dead(value)) issues.push(entry.source.issue(path, advice(value)))
    })
    for (const { url, line, column } of entry.prose?.links ?? []) {
      if (dead(url)) issues.push({ file: entry.source.file, line, column, path: "", message: advice(url) })
      else if (!/^(\/|#|https:\/\/|mailto:|tel:)/.test(url))
        issues.push({
          file: entry.source.file,
          line,
          column,
          path: "",
          message: `The link "${url}" must begin with "/", "#", "https://", "mailto:" or "tel:".`,
        })
    }
    return issues
  })
}

/** Every image in prose is a file beside it. */
const imagesExist = (entries: Entry[], assets: ReadonlySet<string>): Issue[] =>
  entries.flatMap(entry =>
    (entry.prose?.images ?? []).flatMap(({ url, line, column }) => {
      const target = posix.join(posix.dirname(entry.file), url)
      return assets.has(target)
        ? []
        : [{ file: entry.source.file, line, column, path: "", message: `There is no image at "content/${target}". Put the file there or correct the name.` }]
    }),
  )

/** No two pages claim the same address. */
const addressesUnique = (entries: Entry[], pages: readonly string[]): Issue[] => {
  const owners = new Map<string, string>(pages.map(page => [page, "a page of its own"]))
  return routesOf(entries).flatMap(({ entry, path, aliases }) =>
    [path, ...aliases].flatMap(address => {
      const owner = owners.get(address)
      owners.set(address, entry.source.file)
      return owner ? [entry.source.issue(entry.base, `The address "${address}" is taken already by ${owner}. Change the slug, the title or the aliases.`)] : []
    }),
  )
}

/** A service page lists only sections that are filled in, and lists all that are. */
const sectionsFilled = (entries: Entry[]): Issue[] =>
  ofType(entries, "Service").flatMap(entry => {
    const listed = entry.data.sections as string[]
    return listed.flatMap((name, index) => {
      if (!(name in entry.data))
        return [entry.source.issue(["sections", index], `The section "${name}" is listed but not filled in. Write it below or take it out of the list.`)]
      return listed.indexOf(name) < index ? [entry.source.issue(["sections", index], `The section "${name}" is listed twice.`)] : []
    })
  })

const timelinesRun = (entries: Entry[]): Issue[] =>
  ofType(entries, "Service").flatMap(entry => {
    const items = (entry.data.packages as { items: { weeksFrom: number; weeksTo: number }[] } | undefined)?.items ?? []
    return items.flatMap(({ weeksFrom, weeksTo }, index) =>
      weeksFrom > weeksTo
        ? [entry.source.issue(["packages", "items", index, "weeksTo"], `The timeline ends (${weeksTo}) before it begins (${weeksFrom}).`)]
        : [],
    )
  })

/** The footer names services by slug. */
const footerServicesExist = (entries: Entry[]): Issue[] => {
  const slugs = ofType(entries, "Service").map(entry => String(entry.data.slug))
  return ofType(entries, "SiteContent").flatMap(entry =>
    (entry.data.footer as { services: string[] }).services.flatMap((slug, index) =>
      slugs.includes(slug) ? [] : [entry.source.issue(["footer", "services", index], `No service has the slug "${slug}". Nearest: "${closest(slug, slugs)}".`)],
    ),
  )
}

/**
 * What no single file can know. Objects with shape errors are left out, so that one mistake is not told twice.
 * @param complete whether every file has its shape; otherwise what others refer to may be unknown, and references are not judged yet
 */
export const checkRules = (entries: Entry[], folder: ContentFolder, complete: boolean): Issue[] => {
  const { assets, pages } = folder
  const addresses = new Set([...pages, ...routesOf(entries).flatMap(({ path, aliases }) => [path, ...aliases])])
  return [
    ...unique(entries, "Service", "slug"),
    ...unique(entries, "Service", "order"),
    ...unique(entries, "CaseStudy", "order"),
    ...unique(entries, "Testimonial", "name"),
    ...unique(entries, "Resource", "id"),
    ...addressesUnique(entries, pages),
    ...(complete ? linksResolve(entries, addresses) : []),
    ...imagesExist(entries, assets),
    ...sectionsFilled(entries),
    ...timelinesRun(entries),
    ...(complete ? footerServicesExist(entries) : []),
    ...checkProof(entries, assets, complete),
    ...(complete ? blogRules(entries) : []),
    ...publicationRules(entries, folder.today),
    ...resourceRules(entries, folder),
    ...checkPages(entries),
    ...checkHouse(entries),
  ]
}
