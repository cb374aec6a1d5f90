import type { ProseNode } from "./check-node"

/** The words of a heading as they are read: footnotes and notes of the author's are none. */
const headingText = ({ type, value = "", children = [] }: ProseNode): string =>
  /^(?:text|inlineCode)$/.test(type) ? value : children.map(headingText).join("")

/** Every heading of a text, in order. */
const headingsIn = (node: ProseNode): ProseNode[] =>
  node.type === "heading" ? [node] : (node.children ?? []).flatMap(headingsIn)

/** What a heading without any letter or digit is called, and what makes a name of a page's own another one. */
const FALLBACK_ID = "section"

/**
 * The ids of the headings of a text, for the check, the page and its list of contents alike.
 * @param tree of a whole text
 * @param slug what GitHub makes of words
 * @param isOfPage whether a part of the page around the text has an id
 */
export const headingIds = (
  tree: ProseNode,
  slug: (words: string) => string,
  isOfPage: (id: string) => boolean,
): Map<ProseNode, string> => {
  const taken = new Set<string>()
  const free = (id: string) => {
    let found = id
    for (let count = 1; taken.has(found); count++) found = `${id}-${count}`
    return found
  }
  return new Map(
    headingsIn(tree).map(heading => {
      const made = slug(headingText(heading).trim())
      const own = free(/[\p{L}\p{N}]/u.test(made) ? made : FALLBACK_ID)
      const id = isOfPage(own) ? free(`${FALLBACK_ID}-${own}`) : own
      taken.add(id)
      return [heading, id] as const
    }),
  )
}
