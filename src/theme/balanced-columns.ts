/**
 * Returns the number of columns that balances the rows: five items as 3 + 2, not 4 + 1.
 * @param max - maximum number of columns
 */
export const balancedColumns = (count: number, max: number): number => Math.ceil(count / Math.ceil(count / max)) || 1

/** Matches lists of three, which two columns would leave unbalanced. */
export const HAS_THREE = ":has(> :nth-of-type(3):last-of-type)"

/** Returns `grid-template-columns` for `balancedColumns`. */
export const balancedGrid = (count: number, max: number): string =>
  `repeat(${balancedColumns(count, max)}, minmax(0, 1fr))`
