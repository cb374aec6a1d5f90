import { ThemeProvider } from "@emotion/react"
import DefaultPropsProvider from "@mui/material/DefaultPropsProvider"
import type { ReactNode } from "react"
import { theme } from "#theme/theme"

/**
 * Theme provider of an island, on the server and in the browser. Material UI's provider would repeat the CSS variables
 * of the page's head and observe the color mode.
 */
export const IslandTheme = ({ children }: { children: ReactNode }) => (
  <ThemeProvider theme={theme}>
    <DefaultPropsProvider value={theme.components as object}>{children}</DefaultPropsProvider>
  </ThemeProvider>
)
