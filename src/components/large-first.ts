const line = { xs: "yard.line", md: "yard.line" }

/**
 * Where an entry stands in a list of two columns whose first is large: that one over the full height, the others beside
 * it, with a line between all.
 * @param room between the large one and its line
 */
export const largeFirst = (index: number, count: number, room: string) =>
  count === 1
    ? {}
    : index === 0
      ? {
          gridRow: { md: `1 / span ${count - 1}` },
          alignContent: "space-between",
          pr: { md: room },
          borderRight: { md: 1 },
          borderColor: line,
        }
      : { borderTop: { xs: 1, md: index === 1 ? 0 : 1 }, borderColor: line }
