/** Ids of the layout, inline drawings, Gatsby and footnotes. */
const LAYOUT_IDS = /^(?:main|menu|services-panel|drawing-.*|footnote-label|user-content-.*|_*gatsby.*)$/

/** Ids inside blocks by block type. A second block of the type appends "-2". */
const blockIds: Readonly<Record<string, readonly string[]>> = {
  answers: ["contents"],
  categories: ["blog-search"],
  contact: ["title", "name", "email", "company", "projectType", "budget", "timeline", "message"].map(
    name => `contact-${name}`,
  ),
  estimator: ["hours"],
  library: ["resource-filter", "resource-search", "resources"],
  newsletter: ["newsletter-email"],
  // Category pages (templates/post/list.tsx), besides the block of this name.
  posts: ["headings"],
}

/**
 * Returns whether the layout or a block of a page uses an id.
 * @param types - block types on the page; default: all
 */
export const isComponentId = (id: string, types: readonly string[] = Object.keys(blockIds)): boolean =>
  LAYOUT_IDS.test(id) ||
  types.some(type => [id, id.replace(/-\d+$/, "")].some(blockId => blockIds[type]?.includes(blockId)))

/** Returns the id of the group with a page's questions in the `answers` block. */
export const answerGroupId = (path: string): string =>
  path.replace(/^\/(?:services\/)?/, "").replaceAll("/", "-") || "home"

/**
 * Makes ids unique among the parts and on the page; also those of headings (`<id>-title`).
 * @param suffix - appended to every id
 */
export const withUniqueIds = <Part extends { id: string }>(parts: readonly Part[], suffix = ""): Part[] => {
  const usedIds = new Set<string>()
  return parts.map(part => {
    const base = isComponentId(part.id) ? `answers-${part.id}` : part.id
    let id = `${base}${suffix}`
    for (let count = 2; usedIds.has(id) || usedIds.has(`${id}-title`); count++) id = `${base}${suffix}-${count}`
    usedIds.add(id).add(`${id}-title`)
    return { ...part, id }
  })
}
