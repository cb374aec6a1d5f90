import { stroke } from "./tokens"

/** Columns as CSS has them ("7fr 5fr"), or so many of one width. */
type Columns = string | number

type Breakpoint = "xs" | "sm" | "md" | "lg" | "xl"

const tracks = (columns: Columns) => (typeof columns === "number" ? `repeat(${columns}, minmax(0, 1fr))` : columns)

/** As many columns as fit, none narrower than this. */
export const autoFit = (width: string): string => `repeat(auto-fit, minmax(min(${width}, 100%), 1fr))`

/**
 * For `sx`: children in columns.
 * @param template columns from the breakpoint `md` on; or those from each breakpoint on. One, where none are told
 */
export const columns = (template: Columns | Partial<Record<Breakpoint, Columns>>) => ({
  display: "grid",
  gridTemplateColumns: Object.fromEntries(
    Object.entries(typeof template === "object" ? template : { md: template }).map(([from, wanted]) => [
      from,
      tracks(wanted),
    ]),
  ),
})

/**
 * For the `sx` of a list that is read row by row: an ink line above it, and a fine one below each item, or only between
 * them.
 * @param air above and below an item, in halves of a rem, or as CSS
 * @param borderColor of the fine lines
 */
export const withDividers = (lines: "below" | "between", air: number | string = 2, borderColor = "colors.divider") => ({
  borderTop: `${stroke.draw} solid`,
  borderColor: "colors.text",
  "& > *": { py: air, ...(lines === "below" && { borderBottom: "1px solid", borderColor }) },
  ...(lines === "between" && { "& > * + *": { borderTop: "1px solid", borderColor } }),
})
