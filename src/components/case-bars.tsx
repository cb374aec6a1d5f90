import { styled } from "@mui/material/styles"
import type { ComponentProps } from "react"
import { ComparisonBars } from "../charts/comparison-bars"
import { drawingClass } from "../theme/drawing-svg"

/** At its own size the drawing's lettering is readable; what overhangs is empty. */
const Cropped = styled("div")({
  overflow: "clip",
  overflowClipMargin: "1px",
  [`& > .${drawingClass}`]: { width: "18.75rem", maxWidth: "none" },
})

/** The growth of a case as two bars to scale, in a narrow column. */
export const CaseBars = (comparison: Omit<ComponentProps<typeof ComparisonBars>, "kind">) => (
  <Cropped data-bars>
    <ComparisonBars {...comparison} kind="growth" />
  </Cropped>
)
