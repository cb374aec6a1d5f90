import * as styles from "@mui/material/styles"
import type { Theme, Transitions, TransitionsOptions } from "@mui/material/styles"
import { createTheme } from "@mui/system"
import { components } from "../theme/components"

/** Exported by Material UI, but missing in its types. */
type CreateTransitions = (options: TransitionsOptions) => Transitions
const createTransitions = (styles as unknown as { createTransitions: CreateTransitions }).createTransitions

/** The theme's values, worked out while the site is built (gatsby/page-theme.ts). */
declare const PAGE_THEME: Pick<Theme, "breakpoints" | "palette" | "shape" | "typography" | "vars">

const { breakpoints, ...values } = PAGE_THEME

/**
 * Takes the place of `src/theme/theme.ts` in the islands' scripts, and of Material UI's default theme, which nothing
 * uses: both would be made anew in the visitor's browser, by a tenth of the whole script. Its values are those of the
 * pages; its functions are Material UI's own.
 */
export const theme = createTheme({
  ...values,
  breakpoints: { values: breakpoints.values },
  transitions: createTransitions({}),
  components,
})

export default theme
