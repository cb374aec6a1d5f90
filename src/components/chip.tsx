import { thinVariant } from "./thin-variant"

/**
 * The plate of a tool. It has Material UI's name, so that `components.MuiChip` of the theme is its look, without the
 * 2.3 kB of rules that Material UI's own Chip brings for looks that this site does not have
 * (docs/decisions.md).
 */
export const Chip = thinVariant("MuiChip", "span")
