import type { Components, CssVarsTheme, Theme } from "@mui/material/styles"

/** Overrides of Material UI's components. */
export type ThemeComponents = Components<Omit<Theme, "components" | "palette"> & CssVarsTheme>
