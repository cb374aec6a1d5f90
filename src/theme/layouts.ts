import { stroke } from "./tokens"

/** `grid-template-columns` ("7fr 5fr"), or a number of equal columns. */
type Columns = string | number

type Breakpoint = "xs" | "sm" | "md" | "lg" | "xl"

const tracks = (columns: Columns) => (typeof columns === "number" ? `repeat(${columns}, minmax(0, 1fr))` : columns)

/** Returns `grid-template-columns` with as many columns as fit. */
export const autoFit = (width: string): string => `repeat(auto-fit, minmax(min(${width}, 100%), 1fr))`

/**
 * Returns the `sx` of a grid.
 * @param template - columns from `md` on, or by breakpoint. Default below: one column
 */
export const columns = (template: Columns | Partial<Record<Breakpoint, Columns>>) => ({
  display: "grid",
  gridTemplateColumns: Object.fromEntries(
    Object.entries(typeof template === "object" ? template : { md: template }).map(([breakpoint, value]) => [
      breakpoint,
      tracks(value),
    ]),
  ),
})

/**
 * Returns the `sx` of a list with dividers: a dark line above, light ones below or between the items.
 * @param padding - block padding of an item: theme spacing or CSS
 * @param borderColor - color of the light lines
 */
export const withDividers = (
  lines: "below" | "between",
  padding: number | string = 2,
  borderColor = "colors.divider",
) => ({
  borderTop: `${stroke.outline} solid`,
  borderColor: "colors.text",
  "& > *": { paddingBlock: padding, ...(lines === "below" && { borderBottom: "1px solid", borderColor }) },
  ...(lines === "between" && { "& > * + *": { borderTop: "1px solid", borderColor } }),
})

/**
 * Returns the number of columns that balances the rows: five items as 3 + 2, not 4 + 1.
 * @param max - maximum number of columns
 */
export const balancedColumnCount = (count: number, max: number): number =>
  Math.ceil(count / Math.ceil(count / max)) || 1

/** Matches lists of three, which two columns would leave unbalanced. */
export const HAS_THREE = ":has(> :nth-of-type(3):last-of-type)"
