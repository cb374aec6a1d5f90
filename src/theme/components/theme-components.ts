import type { Components, CssVarsTheme, Theme } from "@mui/material/styles"

/** Overrides of Material UI's components. */
export type ThemeComponents = Components<Omit<Theme, "components" | "palette"> & CssVarsTheme>

/**
 * Drops a declaration of Material UI: src/render/prune-styles.ts removes both. In `develop`, which does not prune,
 * browsers apply `revert`.
 */
export const dropped = "revert"
