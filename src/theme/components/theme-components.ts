import type { Components, CssVarsTheme, Theme } from "@mui/material/styles"

/** Overrides of Material UI's components. */
export type ThemeComponents = Components<Omit<Theme, "components" | "palette"> & CssVarsTheme>

/**
 * Removes a declaration of Material UI from the built CSS (src/render/prune-styles.ts). In `develop`, which does not
 * prune, browsers apply `revert`.
 */
export const dropped = "revert"
