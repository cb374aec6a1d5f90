import { valueAt } from "../../packages/content-engine"

/** The blocks of a type on a page: the data need not have its shape. */
export const blocksOf = (data: unknown, type: string): unknown[] => {
  const blocks = valueAt(data, ["blocks"])
  return Array.isArray(blocks) ? blocks.filter(block => valueAt(block, ["type"]) === type) : []
}
