import { ThemeProvider } from "@mui/material/styles"
import type { WrapPageElementBrowserArgs } from "gatsby"
import { theme } from "#theme/theme"
import { Layout } from "./layout"

/**
 * Theme and shell around every page; used alike by gatsby-browser (in `develop`) and gatsby-ssr. The color mode's
 * attribute belongs to src/browser/color-mode/ (colorSchemeNode). The theme is not put around the root: Gatsby wraps
 * the Head components in that too, and the theme's styles would be written twice.
 */
export const wrapPageElement = ({ element, props }: Pick<WrapPageElementBrowserArgs, "element" | "props">) => (
  <ThemeProvider theme={theme} colorSchemeNode={null}>
    <Layout pathname={props.location.pathname}>{element}</Layout>
  </ThemeProvider>
)
