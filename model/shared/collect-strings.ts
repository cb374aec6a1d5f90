import { getIn } from "#engine"

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
