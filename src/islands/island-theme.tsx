import { ThemeProvider } from "@mui/system"
import type { ReactNode } from "react"
import { theme } from "../theme/theme"

/** Without its color schemes Material UI neither writes the theme's variables, which stand in the page's head, nor watches the mode. */
const { colorSchemes: _, ...pageTheme } = theme

/** The theme around an island, in the page's HTML and in the browser alike. */
export const IslandTheme = ({ children }: { children: ReactNode }) => (
  <ThemeProvider theme={pageTheme}>{children}</ThemeProvider>
)
