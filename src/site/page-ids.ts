/** Ids on every page: its shell, inlined drawings, Gatsby; and the footnotes of prose. */
const SHELL = /^(?:main|menu|services-panel|drawing-.*|footnote-label|user-content-.*|_*gatsby.*)$/

/** Ids inside blocks, by their types. Those of a second block of a type end in "-2". */
const BLOCK_IDS: Readonly<Record<string, readonly string[]>> = {
  answers: ["contents"],
  categories: ["blog-search"],
  contact: ["title", "name", "email", "company", "projectType", "budget", "timeline", "message"].map(
    name => `contact-${name}`,
  ),
  estimator: ["hours"],
  library: ["resource-filter", "resource-search", "resources"],
  newsletter: ["newsletter-email"],
  // Of the lists of posts, which no block makes.
  posts: ["headings"],
}

/**
 * Returns whether the shell of a page or a part of its blocks has an id.
 * @param types - of the blocks on the page; by default all
 */
export const isPageId = (id: string, types: readonly string[] = Object.keys(BLOCK_IDS)): boolean =>
  SHELL.test(id) || types.some(type => [id, id.replace(/-\d+$/, "")].some(own => BLOCK_IDS[type]?.includes(own)))

/** The id of a page's answers in the list of all answers. */
export const groupId = (path: string): string => path.replace(/^\/(?:services\/)?/, "").replaceAll("/", "-") || "home"

/**
 * Gives each of some parts an id that no other has, nor the page around them.
 * @param suffix - end of every id
 */
export const withUniqueIds = <Part extends { id: string }>(parts: readonly Part[], suffix = ""): Part[] => {
  const taken = new Set<string>()
  return parts.map(part => {
    const own = isPageId(part.id) ? `answers-${part.id}` : part.id
    let id = `${own}${suffix}`
    for (let count = 2; taken.has(id) || taken.has(`${id}-title`); count++) id = `${own}${suffix}-${count}`
    taken.add(id).add(`${id}-title`)
    return { ...part, id }
  })
}
