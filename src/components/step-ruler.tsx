import { styled } from "@mui/material/styles"
import type { ComponentProps } from "react"
import { Delivered } from "../render/drawings"
import { WeekRuler } from "../scenes/measures"
import { drawingClass } from "../theme/drawing-svg"

/** The ruler is drawn for 300 px; here it is more than twice as wide and its numbers are not. */
const Wide = styled("div")(({ theme }) => ({
  [theme.breakpoints.up("sm")]: {
    "& text": { fontSize: 7, transform: "translateY(-8px)" },
    [`& > .${drawingClass}`]: { marginBottom: "-1.25rem" },
  },
  [theme.breakpoints.up("md")]: { gridColumn: 2 },
}))

/** The scale above steps that stand in its second column. Its rules size its lettering: it is drawn into the page. */
export const StepRuler = (props: ComponentProps<typeof WeekRuler>) => (
  <Wide>
    <Delivered as="page">
      <WeekRuler {...props} />
    </Delivered>
  </Wide>
)
