import { ThemeProvider } from "@mui/system"
import type { ReactNode } from "react"
import { theme } from "../../theme/theme"

/**
 * The theme around an island, in the page's HTML and in the browser alike. That of @mui/system neither writes the
 * theme's variables, which stand in the page's head, nor watches the color mode.
 */
export const IslandTheme = ({ children }: { children: ReactNode }) => (
  <ThemeProvider theme={theme}>{children}</ThemeProvider>
)
