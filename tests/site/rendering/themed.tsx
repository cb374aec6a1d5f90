import { ThemeProvider } from "@mui/material/styles"
import type { ReactNode } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { theme } from "#theme/theme"
import { GlobalStyles } from "../../../src/theme/global-styles"

/** Renders content to HTML with the site's styles. */
export const renderToHtml = (content: ReactNode): string =>
  renderToStaticMarkup(
    <ThemeProvider theme={theme}>
      <GlobalStyles />
      {content}
    </ThemeProvider>,
  )
