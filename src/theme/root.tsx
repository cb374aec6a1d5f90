import { ThemeProvider } from "@mui/material/styles"
import type { ReactNode } from "react"
import { GlobalStyles } from "./global-styles"
import { theme } from "./theme"

/** Theme and base styles around the whole site; the same on the server and in the browser. */
export const Root = ({ children }: { children: ReactNode }) => (
  <ThemeProvider theme={theme} disableTransitionOnChange>
    <GlobalStyles />
    {children}
  </ThemeProvider>
)
