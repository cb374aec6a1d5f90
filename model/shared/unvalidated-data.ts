import { type Entry, getIn } from "#engine"

/** Paths of block lists: on pages, and in words.yaml for generated pages. */
const blockListPaths = [
  ["blocks"],
  ["post", "blocks"],
  ["post", "listBlocks"],
  ["caseStudy", "blocks"],
  ["personBlocks"],
]

/** Returns the block lists in an object with their paths. Accepts unvalidated data. */
export const blockLists = (data: unknown): { path: string[]; blocks: unknown[] }[] =>
  blockListPaths.flatMap(path => {
    const blocks = getIn(data, path)
    return Array.isArray(blocks) ? [{ path, blocks }] : []
  })

/** Returns the type of a block; "undefined" if it is missing. Accepts unvalidated data. */
export const typeOfBlock = (block: unknown): string => String(getIn(block, ["type"]))

/** Returns the blocks of a type on a page. Accepts unvalidated data. */
export const blocksOfType = (data: unknown, type: string): unknown[] => {
  const blocks = getIn(data, ["blocks"])
  return Array.isArray(blocks) ? blocks.filter(block => typeOfBlock(block) === type) : []
}

/**
 * Returns the strings in `field` of the list items at `path`. Accepts unvalidated data.
 */
export const collectStrings = (data: unknown, path: readonly string[], field: string): string[] => {
  const list = getIn(data, path)
  return Array.isArray(list)
    ? list.flatMap((item: unknown) => {
        const text = getIn(item, [field])
        return typeof text === "string" ? [text] : []
      })
    : []
}

/**
 * Returns the values of a list of options in words.yaml; undefined if it is missing or empty. Accepts unvalidated data.
 */
export const optionsInWords = (entries: readonly Entry[], path: readonly string[]): string[] | undefined => {
  const values = collectStrings(entries.find(({ type }) => type === "Words")?.data, path, "value")
  return values.length > 0 ? values : undefined
}
