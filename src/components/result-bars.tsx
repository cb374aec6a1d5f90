import { styled } from "@mui/material/styles"
import type { ComponentProps } from "react"
import { Delivered } from "../render/drawings"
import { GrowthBars, LengthBars } from "../scenes/measures"
import { drawingClass } from "../theme/drawing-svg"

const bars = { growth: GrowthBars, length: LengthBars }

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

interface ResultBarsProps extends Omit<ComponentProps<typeof GrowthBars>, "lettering"> {
  kind: keyof typeof bars
  /** They fill their field. */
  wide: boolean
}

/** Before and after as two bars to scale. Its rules size its lettering, so it is drawn into the page. */
export const ResultBars = ({ kind, wide, ...comparison }: ResultBarsProps) => {
  const Bars = bars[kind]
  const Frame = wide ? Wide : Narrow
  return (
    <Frame data-bars={kind}>
      <Delivered as="page">
        <Bars {...comparison} {...(wide && { lettering: WIDE_LETTERING })} />
      </Delivered>
    </Frame>
  )
}
