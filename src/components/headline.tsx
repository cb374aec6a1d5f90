import { Typography } from "@mui/material"

interface HeadlineProps {
  /** `hero` on the home page, `page` on all others. */
  variant?: "hero" | "page"
  children: string
}

/** The heading of a page. */
export const Headline = ({ variant = "page", children }: HeadlineProps) => (
  <Typography variant={variant}>{children}</Typography>
)
