import { ThemeProvider } from "@mui/material/styles"
import { render, type RenderOptions } from "@testing-library/react"
import type { ReactNode } from "react"
import { theme } from "#theme/theme"

/** Renders an element in the theme of the site. */
export const renderThemed = (element: ReactNode, options?: RenderOptions) =>
  render(<ThemeProvider theme={theme}>{element}</ThemeProvider>, options)
