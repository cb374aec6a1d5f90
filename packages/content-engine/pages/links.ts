import type { Entry, Issue } from "../entry"
import { memoize } from "../memoize"
import type { Problem } from "../messages"
import { extractLinks } from "../prose/markdown"
import { entryIssue, fileIssue } from "../rules/rule"
import { fieldTexts, getMeta, isLinkField } from "../schema/introspection"

/** A link of an entry. */
interface Link {
  url: string
  /** Creates an issue at the position of the link. */
  createIssue: (problem: Problem) => Issue
}

/** Collects the links of an entry: link fields, links in Markdown fields, and links in prose. */
export const collectLinks = memoize((entry: Entry): Link[] => [
  ...fieldTexts(entry).flatMap(({ text, path, schema }): Link[] => {
    const urls = isLinkField(schema) ? [text] : getMeta(schema).markdown ? extractLinks(text) : []
    return urls.map(url => ({ url, createIssue: problem => entryIssue(entry, path, problem) }))
  }),
  ...(entry.prose?.links ?? []).map(({ url, ...position }): Link => ({
    url,
    createIssue: problem => fileIssue(entry.file, problem, entry.source.toOriginalPosition(position)),
  })),
])

/** Runs a check on every link of an entry. */
export const checkLinks = (entry: Entry, check: (url: string) => Problem | undefined): Issue[] =>
  collectLinks(entry).flatMap(({ url, createIssue }) => {
    const problem = check(url)
    return problem ? [createIssue(problem)] : []
  })

/** Removes the query and hash of a URL. */
export const stripQueryAndHash = (url: string): string => url.split(/[?#]/)[0] ?? ""
