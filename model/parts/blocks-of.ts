import { getIn } from "#engine"

/** Where lists of blocks stand: on a page, and in words.yaml for the pages of records. */
const LISTS = [["blocks"], ["post", "blocks"], ["post", "listBlocks"], ["caseStudy", "blocks"], ["personBlocks"]]

/** The lists of blocks in an object, with their places: the data need not have its shape. */
export const blockLists = (data: unknown): { path: string[]; blocks: unknown[] }[] =>
  LISTS.flatMap(path => {
    const blocks = getIn(data, path)
    return Array.isArray(blocks) ? [{ path, blocks }] : []
  })

/** The type of a block: the data need not have its shape. */
export const typeOfBlock = (block: unknown): string => String(getIn(block, ["type"]))

/** The blocks of a type on a page: the data need not have its shape. */
export const blocksOfType = (data: unknown, type: string): unknown[] => {
  const blocks = getIn(data, ["blocks"])
  return Array.isArray(blocks) ? blocks.filter(block => typeOfBlock(block) === type) : []
}
