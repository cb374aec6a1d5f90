import { type GridLooks, gridLooks } from "../theme/components/grid"
import { thinVariant } from "./thin-variant"

/** Keeps a section's content on the page's width and edges; with `template` its children stand in columns. */
export const Container = thinVariant<GridLooks>("MuiContainer", "div", gridLooks)
