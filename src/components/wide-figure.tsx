import { styled } from "@mui/material/styles"
import { drawingClass } from "../scenes/scene"
import { space } from "../theme/tokens"

/** What matters in a drawing stands around here, in its units (docs/identity.md). */
const MIDDLE = 650

/** Fills the screen's width with a part of a drawing of 1296 units: so many of them, from `left` on. */
export const crop = (left: number, units: number) => ({
  width: `${(1296 / units) * 100}%`,
  maxWidth: "none",
  marginLeft: `${(-left / units) * 100}%`,
})

/** Shows a part of the drawing from side to side of the screen. */
const filled = (left: number, units: number) => ({ paddingInline: 0, [`& > .${drawingClass}`]: crop(left, units) })
const middle = (units: number) => filled(MIDDLE - units / 2, units)

interface WideFigureProps {
  /** The part of the drawing, from its left and how wide, that narrow screens show where the middle is not enough. */
  narrow?: readonly [left: number, units: number]
  /** All of the drawing carries lettering: tablets that are wide enough for it show the whole. */
  whole?: boolean
}

/** From this width on the lettering of a whole drawing (26 units) is 13 px high. */
const WHOLE_FROM = 650

/**
 * Holds a full-bleed drawing of 1296 units; on tablets its middle 1000, on phones its middle 760 are shown, enlarged,
 * so that its letters can be read; or, on both, the part that the drawing names; or, on tablets, the whole. Three
 * classes move once as the page opens: `arrives` is set down, `rolls` drives in, `rises` fills up from its foot.
 * Whoever holds the figure clips what runs out of its sides.
 */
export const WideFigure = styled("figure", {
  shouldForwardProp: name => name !== "narrow" && name !== "whole",
})<WideFigureProps>(({ theme, narrow, whole }) => ({
  maxWidth: space.page,
  marginInline: "auto",
  paddingInline: space.gutter,
  [theme.breakpoints.between("sm", "md")]: narrow ? filled(...narrow) : whole ? filled(0, 1296) : middle(1000),
  [theme.breakpoints.down(whole ? WHOLE_FROM : "sm")]: narrow ? filled(...narrow) : middle(760),
  "@media (prefers-reduced-motion: no-preference)": {
    "& :is(.arrives, .rolls, .rises)": { animation: "arrive .8s cubic-bezier(.3, .7, .2, 1) .2s both" },
    "& .rolls": { animationName: "roll" },
    "& .rises": { animationName: "rise", transformBox: "fill-box", transformOrigin: "bottom" },
    "@keyframes arrive": { from: { transform: "translateY(-28px)" } },
    "@keyframes roll": { from: { transform: "translateX(-72px)" } },
    "@keyframes rise": { from: { transform: "scaleY(.5)" } },
  },
}))
