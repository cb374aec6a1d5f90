import { getIn } from "#engine"

/**
 * The texts in `field` of the items of the list at `path`, as far as they are there: the data need not have its shape.
 */
export const stringsAt = (data: unknown, path: readonly string[], field: string): string[] => {
  const list = getIn(data, path)
  return Array.isArray(list)
    ? list.flatMap((item: unknown) => {
        const text = getIn(item, [field])
        return typeof text === "string" ? [text] : []
      })
    : []
}
