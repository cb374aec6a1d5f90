import { publicationOf, visibleFrom } from "../publication"
import type { Entry, Issue } from "../entry"
import { blogPost } from "../types/blog-post"
import { postRoute } from "../types/shared/blog-routes"
import { walk } from "../walk"
import { ofType, type Rule } from "./rule"

/** No link that visitors can follow leads to a post that they cannot see on the same day. */
const linksNotAhead: Rule = ({ entries, folder: { today } }) => {
  const posts = ofType(entries, blogPost)
  const hidden = new Map(
    posts
      .filter(({ data }) => publicationOf(data, today) !== "published")
      .map(post => [postRoute(post.data).path, post]),
  )
  /** The day from which visitors can follow the links of an entry. */
  const followed = new Map<Entry, string>(posts.map(post => [post, visibleFrom(post.data)]))
  const advice = (from: Entry, url: string): string | undefined => {
    const target = hidden.get(url.split(/[?#]/)[0] ?? "")
    if (!target || (followed.get(from) ?? "") >= visibleFrom(target.data)) return undefined
    const { draft, date } = target.data
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

/**
 * What the blog shows large is there: otherwise the day that a planned post falls due would break the build by itself.
 */
const featuredNow: Rule = ({ entries, folder: { today } }) =>
  ofType(entries, blogPost)
    .filter(({ data }) => data.featured && publicationOf(data, today) !== "published")
    .map(({ source, data: { draft, date } }) =>
      source.issue(
        ["featured"],
        `The blog cannot show a post large that visitors do not see yet (${draft ? "draft: true" : `planned for ${date}`}). Set it to false until it is published.`,
      ),
    )

/** What drafts and planned posts must not do. */
export const publicationRules: Rule[] = [linksNotAhead, featuredNow]
