import type { Entry, Issue } from "../entry"
import { memoize } from "../memoize"
import type { Problem } from "../messages"
import { extractLinks } from "../prose/markdown"
import { fileIssue, entryIssue } from "../rules/rule"
import { fieldTexts, isLink, getMeta } from "../schema/introspection"

/** A link of an object, and what tells of it at its place. */
interface Link {
  url: string
  issue: (told: Problem) => Issue
}

/** Every link of an object: in a field of its own, in the words of another, or in prose. */
export const collectLinks = memoize((entry: Entry): Link[] => [
  ...fieldTexts(entry).flatMap(({ text, path, schema }): Link[] => {
    const urls = isLink(schema) ? [text] : getMeta(schema).markdown ? extractLinks(text) : []
    return urls.map(url => ({ url, issue: told => entryIssue(entry, path, told) }))
  }),
  ...(entry.prose?.links ?? []).map(({ url, ...place }): Link => ({
    url,
    issue: told => fileIssue(entry.file, told, entry.source.originalPosition(place)),
  })),
])

/** What is wrong with the links of an object: `judge` says it of one. */
export const checkLinks = (entry: Entry, check: (url: string) => Problem | undefined): Issue[] =>
  collectLinks(entry).flatMap(({ url, issue }) => {
    const found = check(url)
    return found ? [issue(found)] : []
  })

/** The address in a link, without question and anchor. */
export const stripQueryAndHash = (url: string): string => url.split(/[?#]/)[0] ?? ""
