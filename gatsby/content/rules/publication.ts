import { type Dated, publicationOf, visibleFrom } from "../publication"
import { routesOf } from "../routes"
import type { Entry, Issue } from "../entry"
import { walk } from "../walk"
import type { Rule } from "./rule"

const datedOf = (entry: Entry) => entry.data as unknown as Dated
const isPost = (entry: Entry) => entry.type === "BlogPost"

/** The day from which visitors can follow a link of an entry. */
const linksFrom = (entry: Entry) => (isPost(entry) ? visibleFrom(datedOf(entry)) : "")

/** No link that visitors can follow leads to a post that they cannot see on the same day. */
const linksNotAhead: Rule = ({ entries, folder: { today } }) => {
  const hidden = new Map(
    routesOf(entries)
      .filter(({ entry }) => isPost(entry) && publicationOf(datedOf(entry), today) !== "published")
      .map(({ path, entry }) => [path, entry]),
  )
  const advice = (from: Entry, url: string): string | undefined => {
    const target = hidden.get(url.split(/[?#]/)[0] ?? "")
    if (!target || linksFrom(from) >= visibleFrom(datedOf(target))) return undefined
    const { draft, date } = datedOf(target)
    const state = draft ? "a draft (draft: true)" : `planned for ${date}`
    return `"${url}" leads to ${target.source.file}, which is ${state}: visitors would find no page there. Take the link out until the post is published.`
  }
  return entries.flatMap(entry => {
    const issues: Issue[] = []
    walk(entry.data, entry.base, (value, path) => {
      const message = path.at(-1) === "href" && typeof value === "string" ? advice(entry, value) : undefined
      if (message) issues.push(entry.source.issue(path, message))
    })
    for (const { url, line, column } of entry.prose?.links ?? []) {
      const message = advice(entry, url)
      if (message) issues.push({ file: entry.source.file, line, column, path: "", message })
    }
    return issues
  })
}

/** What the blog shows large is there: otherwise the day that a planned post falls due would break the build by itself. */
const featuredNow: Rule = ({ entries, folder: { today } }) =>
  entries
    .filter(
      entry => isPost(entry) && entry.data.featured === true && publicationOf(datedOf(entry), today) !== "published",
    )
    .map(entry =>
      entry.source.issue(
        ["featured"],
        `The blog cannot show a post large that visitors do not see yet (${datedOf(entry).draft ? "draft: true" : `planned for ${datedOf(entry).date}`}). Set it to false until it is published.`,
      ),
    )

/** What drafts and planned posts must not do. */
export const publicationRules: Rule[] = [linksNotAhead, featuredNow]
