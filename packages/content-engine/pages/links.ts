import type { Entry, Issue, Place } from "../entry"
import type { Problem } from "../messages"
import { markedLinks } from "../prose/marked"
import { inFile } from "../rules/rule"
import { isLink, metaOf, walkShape } from "../shapes/shape"

/** A link of an object, with its place, which is only looked up when it is asked for. */
export interface Link {
  url: string
  place: () => Place
  issue: (told: Problem) => Issue
}

/** Every link of an object: in a field of its own, in the words of another, or in prose. */
export const linksOf = ({ kind, file, data, base, source, prose }: Entry): Link[] => [
  ...walkShape(kind.shape, data, (text, inside, shape): Link[] => {
    const path = [...base, ...inside]
    const at = { place: () => source.place(path), issue: (told: Problem) => source.issue(path, told) }
    if (isLink(shape)) return [{ url: text, ...at }]
    return metaOf(shape).marked ? markedLinks(text).map(({ href }) => ({ url: href, ...at })) : []
  }),
  ...(prose?.links ?? []).map(({ url, ...inProse }) => ({
    url,
    place: () => source.written(inProse),
    issue: (told: Problem) => inFile(file, told, source.written(inProse)),
  })),
]

/** What is wrong with the links of an object: `judge` says it of one. */
export const judgeLinks = (entry: Entry, judge: (url: string) => Problem | undefined): Issue[] =>
  linksOf(entry).flatMap(({ url, issue }) => {
    const found = judge(url)
    return found ? [issue(found)] : []
  })

/** A link to a page of the site without the slash at its end, which its address has not; any other as it is. */
export const withoutSlash = (url: string): string => url.replace(/^(\/[^?#]*[^/?#])\/+(?=[?#]|$)/, "$1")

/** The address in a link, without question and anchor. */
export const addressIn = (url: string): string => url.split(/[?#]/)[0] ?? ""
