import { type GridLooks, gridLooks } from "../theme/components/grid"
import { thinVariant } from "./thin-variant"

/** Children in columns: those of CSS, whose widths Material UI's flexible twelve columns do not have. */
export const Grid = thinVariant<GridLooks>("MuiGrid", "div", gridLooks)
