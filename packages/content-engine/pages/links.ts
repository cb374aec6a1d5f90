import type { DataPath, Entry, Issue, Place } from "../entry"
import { markedLinks } from "../prose/marked"
import type { Problem } from "../messages"
import { inFile } from "../rules/rule"
import { metaOf, walkShape } from "../shapes/shape"
import { walk } from "../walk"

/** A link of an object, with its place, which is only looked up when it is asked for. */
export interface Link {
  url: string
  place: () => Place
  issue: (told: Problem) => Issue
}

/** Whether a field holds a link. */
export const isLinkField = (path: DataPath): boolean => path.at(-1) === "href"

/**
 * Every link of an object, in a field or in prose.
 * @param isLink says of a text in a field, by its path inside the object, whether it is one
 */
export const linksOf = (
  { kind, file, data, base, source, prose }: Entry,
  isLink: (path: DataPath, text: string) => boolean = isLinkField,
): Link[] => {
  const links: Link[] = []
  walk(data, [], (url, inside) => {
    if (typeof url !== "string" || !isLink(inside, url)) return
    const path = [...base, ...inside]
    links.push({ url, place: () => source.place(path), issue: told => source.issue(path, told) })
  })
  walkShape(kind.shape, data, (text, inside, shape) => {
    if (!metaOf(shape).marked) return []
    const path = [...base, ...inside]
    for (const { href: url } of markedLinks(text))
      links.push({ url, place: () => source.place(path), issue: told => source.issue(path, told) })
    return []
  })
  for (const { url, ...inProse } of prose?.links ?? [])
    links.push({
      url,
      place: () => source.written(inProse),
      issue: told => inFile(file, told, source.written(inProse)),
    })
  return links
}

/** What is wrong with the links of an object: `judge` says it of one. */
export const judgeLinks = (links: readonly Link[], judge: (url: string) => Problem | undefined): Issue[] =>
  links.flatMap(({ url, issue }) => {
    const found = judge(url)
    return found ? [issue(found)] : []
  })

/** A link to a page of the site without the slash at its end, which its address has not; any other as it is. */
export const withoutSlash = (url: string): string => url.replace(/^(\/[^?#]*[^/?#])\/+(?=[?#]|$)/, "$1")

/** The address in a link, without question and anchor. */
export const addressIn = (url: string): string => url.split(/[?#]/)[0] ?? ""
