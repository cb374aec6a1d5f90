import type { Entry, Issue } from "../entry"
import { kept } from "../kept"
import type { Problem } from "../messages"
import { markdownLinks } from "../prose/markdown"
import { inFile, issueIn } from "../rules/rule"
import { fieldTexts, isLink, metaOf } from "../shapes/shape"

/** A link of an object, and what tells of it at its place. */
interface Link {
  url: string
  issue: (told: Problem) => Issue
}

/** Every link of an object: in a field of its own, in the words of another, or in prose. */
export const linksOf = kept((entry: Entry): Link[] => [
  ...fieldTexts(entry).flatMap(({ text, path, shape }): Link[] => {
    const urls = isLink(shape) ? [text] : metaOf(shape).markdown ? markdownLinks(text) : []
    return urls.map(url => ({ url, issue: told => issueIn(entry, path, told) }))
  }),
  ...(entry.prose?.links ?? []).map(({ url, ...place }): Link => ({
    url,
    issue: told => inFile(entry.file, told, entry.source.written(place)),
  })),
])

/** What is wrong with the links of an object: `judge` says it of one. */
export const judgeLinks = (entry: Entry, judge: (url: string) => Problem | undefined): Issue[] =>
  linksOf(entry).flatMap(({ url, issue }) => {
    const found = judge(url)
    return found ? [issue(found)] : []
  })

/** The address in a link, without question and anchor. */
export const addressIn = (url: string): string => url.split(/[?#]/)[0] ?? ""
