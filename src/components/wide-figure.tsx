import { styled } from "@mui/material/styles"
import { drawingClass } from "../theme/drawing-svg"
import { percent } from "../theme/percent"
import { space } from "../theme/tokens"

/** Units of a drawing from side to side. */
export const WIDTH = 1296

/** What matters in a drawing stands here, in its units: from its left, and how wide (docs/identity.md). */
const MIDDLE = [270, 760] as const

/** Fills the screen's width with a part of a drawing: so many of its units, from `left` on. */
export const crop = (left: number, units: number) => ({
  width: percent(WIDTH, units),
  maxWidth: "none",
  marginLeft: percent(-left, units),
})

/** Shows a part of the drawing from side to side of the screen. */
const filled = (left: number, units: number) => ({ paddingInline: 0, [`& > .${drawingClass}`]: crop(left, units) })

interface WideFigureProps {
  /** The part of the drawing, from its left and how wide, that phones show where the middle is not enough. */
  narrow?: readonly [left: number, units: number]
}

/** From this width on the lettering of a whole drawing (26 units) is 13 px high. */
const WHOLE_FROM = 650

/**
 * Holds a full-bleed drawing of 1296 units. Tablets show the whole; on phones its middle 760, or the part that the
 * drawing names, are shown enlarged, so that its letters can be read. Three classes move once as the page opens:
 * `arrives` is set down, `rolls` drives in, `rises` fills up from its foot.
 * Whoever holds the figure clips what runs out of its sides.
 */
export const WideFigure = styled("figure", {
  shouldForwardProp: name => name !== "narrow",
})<WideFigureProps>(({ theme, narrow }) => ({
  maxWidth: space.page,
  marginInline: "auto",
  paddingInline: space.gutter,
  [theme.breakpoints.between(WHOLE_FROM, "md")]: filled(0, WIDTH),
  [theme.breakpoints.down(WHOLE_FROM)]: filled(...(narrow ?? MIDDLE)),
  "@media (prefers-reduced-motion: no-preference)": {
    "& :is(.arrives, .rolls, .rises)": { animation: "arrive .8s cubic-bezier(.3, .7, .2, 1) .2s both" },
    "& .rolls": { animationName: "roll" },
    "& .rises": { animationName: "rise", transformBox: "fill-box", transformOrigin: "bottom" },
    "@keyframes arrive": { from: { transform: "translateY(-28px)" } },
    "@keyframes roll": { from: { transform: "translateX(-72px)" } },
    "@keyframes rise": { from: { transform: "scaleY(.5)" } },
  },
}))
