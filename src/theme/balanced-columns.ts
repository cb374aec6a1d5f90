/**
 * How many columns a list gets so that its rows are as full as can be: five items stand three and two, not four and
 * one.
 * @param most columns that there is room for
 */
export const balancedColumns = (count: number, most: number): number => Math.ceil(count / Math.ceil(count / most)) || 1

/** Matches a list of three: a third would stand alone in a row of two. */
export const HAS_THREE = ":has(> :nth-of-type(3):last-of-type)"

/** The same as the columns of a grid, in CSS. */
export const balancedGrid = (count: number, most: number): string =>
  `repeat(${balancedColumns(count, most)}, minmax(0, 1fr))`
