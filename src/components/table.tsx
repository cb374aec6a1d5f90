import { thinVariant } from "./thin-variant"

/** A table; on phones each of its rows is a block. */
export const Table = thinVariant("MuiTable", "table")

/** The names of its columns. */
export const TableHead = thinVariant("MuiTableHead", "thead")

/** Its rows. */
export const TableBody = thinVariant("MuiTableBody", "tbody")

/** A row of it. */
export const TableRow = thinVariant("MuiTableRow", "tr")

/** A cell; with `component="th"` and `scope` the name of its column or row. */
export const TableCell = thinVariant<{ scope?: "col" | "row" }>("MuiTableCell", "td")
