import type { Entry, Issue } from "../entry"
import type { Problem } from "../messages"
import { markedLinks } from "../prose/marked"
import { inFile } from "../rules/rule"
import { isLink, metaOf, walkShape } from "../shapes/shape"

/** A link of an object, and what tells of it at its place. */
interface Link {
  url: string
  issue: (told: Problem) => Issue
}

/** Every link of an object: in a field of its own, in the words of another, or in prose. */
export const linksOf = ({ kind, file, data, base, source, prose }: Entry): Link[] => [
  ...walkShape(kind.shape, data, (text, inside, shape): Link[] => {
    const path = [...base, ...inside]
    const urls = isLink(shape) ? [text] : metaOf(shape).marked ? markedLinks(text) : []
    return urls.map(url => ({ url, issue: told => source.issue(path, told) }))
  }),
  ...(prose?.links ?? []).map(({ url, ...inProse }) => ({
    url,
    issue: (told: Problem) => inFile(file, told, source.written(inProse)),
  })),
]

/** What is wrong with the links of an object: `judge` says it of one. */
export const judgeLinks = (entry: Entry, judge: (url: string) => Problem | undefined): Issue[] =>
  linksOf(entry).flatMap(({ url, issue }) => {
    const found = judge(url)
    return found ? [issue(found)] : []
  })

/** The address in a link, without question and anchor. */
export const addressIn = (url: string): string => url.split(/[?#]/)[0] ?? ""
