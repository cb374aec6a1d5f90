import type { Components, CssVarsTheme, Theme } from "@mui/material/styles"

/** The looks of some of Material UI's components: what a file of this folder holds. */
export type ThemeComponents = Components<Omit<Theme, "components" | "palette"> & CssVarsTheme>
