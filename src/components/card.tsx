import type { PaperProps } from "@mui/material/Paper"
import { thinVariant } from "./thin-variant"

interface CardLooks {
  /** `outlined` in ink, `elevation` in a heavier line, `dashed` for what is only planned. */
  variant?: PaperProps["variant"]
}

/** A sheet on the page. Its air is its own: `sx={{ p: 3 }}`. */
export const Card = thinVariant<CardLooks>("MuiCard", "div", ["variant"])

/** A sheet for a drawing of the entry that it stands in. */
export const CardMedia = thinVariant("MuiCardMedia", "figure")
