import { ThemeProvider } from "@mui/material/styles"
import type { ReactNode } from "react"
import { theme } from "./theme"

/** Theme around the whole site. Gatsby wraps the Head components in it too, so it must render nothing of its own. */
export const Root = ({ children }: { children: ReactNode }) => (
  <ThemeProvider theme={theme} disableTransitionOnChange>
    {children}
  </ThemeProvider>
)
