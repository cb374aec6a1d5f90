import { styled } from "@mui/material/styles"
import type { ComponentProps } from "react"
import { ComparisonBars } from "../charts/comparison-bars"
import { drawingClass } from "../theme/drawing-svg"

/** Units that the lettering of the headline result's wide bars is high, at most. */
const WIDE_LETTERING = 6.5

/** As wide as its field: two standing bars are drawn wider than that, so that they fill it; lettering stays. */
const Wide = styled("div")(({ theme }) => ({
  "&[data-bars=growth]": {
    overflow: "clip",
    [`& > .${drawingClass}`]: { width: "170%" },
    "& text": { fontSize: WIDE_LETTERING, transform: "translateY(-6px)" },
    [theme.breakpoints.up("sm").replace("@media", "@media screen and")]: {
      [`& > .${drawingClass}`]: { marginBottom: "-1.5rem" },
      "& text": { fontSize: 4.4, transform: "translateY(-9px)" },
    },
  },
}))

const Narrow = styled("div")({ maxWidth: "20rem" })

interface ResultBarsProps extends Omit<ComponentProps<typeof ComparisonBars>, "labelSize"> {
  /** They fill their field. */
  wide: boolean
}

/** Before and after as two bars to scale. */
export const ResultBars = ({ wide, ...comparison }: ResultBarsProps) => {
  const { kind } = comparison
  const Frame = wide ? Wide : Narrow
  return (
    <Frame data-bars={kind}>
      <ComparisonBars {...comparison} {...(wide && kind === "growth" && { labelSize: WIDE_LETTERING })} />
    </Frame>
  )
}
