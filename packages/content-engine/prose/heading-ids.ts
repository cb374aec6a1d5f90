import type { ProseNode } from "./check-node"

/** Returns the text content of a heading, without footnotes and comments. */
const headingText = ({ type, value = "", children = [] }: ProseNode): string =>
  /^(?:text|inlineCode)$/.test(type) ? value : children.map(headingText).join("")

/** Returns all headings, in document order. */
const headingsIn = (node: ProseNode): ProseNode[] =>
  node.type === "heading" ? [node] : (node.children ?? []).flatMap(headingsIn)

/** Id of a heading without letters and digits, and prefix of an id that is otherwise reserved. */
const FALLBACK_ID = "section"

/**
 * Returns the ids of headings, for the checks, the page and its table of contents.
 * @param tree - syntax tree of a whole text
 * @param slug - GitHub's slug function
 * @param isReserved - returns whether another element of the page has the id
 */
export const headingIds = (
  tree: ProseNode,
  slug: (text: string) => string,
  isReserved: (id: string) => boolean,
): Map<ProseNode, string> => {
  const usedIds = new Set<string>()
  const toUnique = (id: string) => {
    let unique = id
    for (let count = 1; usedIds.has(unique); count++) unique = `${id}-${count}`
    return unique
  }
  return new Map(
    headingsIn(tree).map(heading => {
      const base = slug(headingText(heading).trim())
      const unique = toUnique(/[\p{L}\p{N}]/u.test(base) ? base : FALLBACK_ID)
      const id = isReserved(unique) ? toUnique(`${FALLBACK_ID}-${unique}`) : unique
      usedIds.add(id)
      return [heading, id] as const
    }),
  )
}
