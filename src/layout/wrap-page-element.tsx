import { ThemeProvider } from "@mui/material/styles"
import type { WrapPageElementBrowserArgs } from "gatsby"
import { theme } from "#theme/theme"
import { Layout } from "./layout"

/**
 * Wraps a page in theme and layout, in gatsby-browser (`develop`) and gatsby-ssr. `colorSchemeNode` is null:
 * src/browser/color-mode/ sets the attribute. Not in `wrapRootElement`: Gatsby wraps Head components in it, too, which
 * would duplicate the theme's styles.
 */
export const wrapPageElement = ({ element, props }: Pick<WrapPageElementBrowserArgs, "element" | "props">) => (
  <ThemeProvider theme={theme} colorSchemeNode={null}>
    <Layout pathname={props.location.pathname}>{element}</Layout>
  </ThemeProvider>
)
