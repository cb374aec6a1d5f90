import { type GridLooks, gridLooks } from "../theme/components/grid"
import type { ListLooks } from "../theme/components/layout"
import { thinVariant } from "./thin-variant"

/** A list; `component` makes it an `ol` or `dl`. */
export const List = thinVariant<ListLooks>("MuiList", "ul", [...gridLooks, "dividers"])

/** An item of it, which may have columns itself. */
export const ListItem = thinVariant<GridLooks>("MuiListItem", "li", gridLooks)
