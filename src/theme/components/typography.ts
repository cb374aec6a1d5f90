import type { TypographyProps } from "@mui/material/Typography"
import type { Looks } from "./own-theme"

/** The element of each variant. */
export const elements = {
  hero: "h1",
  page: "h1",
  h1: "h2",
  h2: "h3",
  h3: "h3",
  lead: "p",
  subtitle1: "p",
  figure: "p",
  caption: "small",
  note: "p",
  body1: "p",
  body2: "p",
} as const

export interface TypographyLooks {
  variant?: TypographyProps["variant"] & keyof typeof elements
  color?: "textSecondary"
}

/** Words. Their variants stand in theme.ts; also those of src/components/typography.tsx. */
export const typography: Looks = {
  MuiTypography: {
    defaultProps: { variantMapping: elements },
    styleOverrides: {
      root: ({ theme, ownerState: { variant = "body1", color } }) => ({
        ...(variant !== "inherit" && theme.typography[variant]),
        ...(color === "textSecondary" && { color: theme.vars.palette.text.secondary }),
      }),
    },
  },
}
