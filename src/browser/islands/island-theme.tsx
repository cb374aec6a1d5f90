import { ThemeProvider } from "@emotion/react"
import DefaultPropsProvider from "@mui/material/DefaultPropsProvider"
import type { ReactNode } from "react"
import { theme } from "#theme/theme"

/**
 * The theme around an island, in the page's HTML and in the browser alike. Material UI's own provider would write the
 * theme's variables, which stand in the page's head, and watch the color mode.
 */
export const IslandTheme = ({ children }: { children: ReactNode }) => (
  <ThemeProvider theme={theme}>
    <DefaultPropsProvider value={theme.components as object}>{children}</DefaultPropsProvider>
  </ThemeProvider>
)
