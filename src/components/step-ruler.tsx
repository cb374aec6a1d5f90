import { styled } from "@mui/material/styles"
import type { ComponentProps } from "react"
import { Timeline } from "../charts/timeline"
import { drawingClass } from "../theme/drawing-svg"

/** The ruler is drawn for 300 px; here it is more than twice as wide and its numbers are not. */
const Wide = styled("div")(({ theme }) => ({
  [theme.breakpoints.up("sm")]: {
    "& text": { fontSize: 7, transform: "translateY(-8px)" },
    [`& > .${drawingClass}`]: { marginBottom: "-1.25rem" },
  },
  [theme.breakpoints.up("md")]: { gridColumn: 2 },
}))

/** The scale above steps that stand in its second column. */
export const StepRuler = (props: ComponentProps<typeof Timeline>) => (
  <Wide>
    <Timeline {...props} />
  </Wide>
)
