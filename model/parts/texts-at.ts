const inside = (value: unknown, field: string): unknown =>
  value !== null && typeof value === "object" ? Object.entries(value).find(([key]) => key === field)?.[1] : undefined

/**
 * The texts in `field` of the items of the list at `path`, as far as they are there: the data need not have its shape.
 */
export const textsAt = (data: unknown, path: readonly string[], field: string): string[] => {
  const list = path.reduce(inside, data)
  return Array.isArray(list)
    ? list.flatMap((item: unknown) => {
        const text = inside(item, field)
        return typeof text === "string" ? [text] : []
      })
    : []
}
