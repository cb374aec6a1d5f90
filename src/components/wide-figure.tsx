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

/** Shows this many units of the drawing's middle, from side to side of the screen. */
const middle = (units: number) => ({ paddingInline: 0, [`& > .${drawingClass}`]: crop(MIDDLE - units / 2, units) })

/**
 * Holds a full-bleed drawing of 1296 units; on tablets its middle 1000, on phones its middle 760 are shown, enlarged,
 * so that its letters can be read. Three classes move once as the page opens: `arrives` is set down, `rolls` drives in,
 * `rises` fills up from its foot. Whoever holds the figure clips what runs out of its sides.
 */
export const WideFigure = styled("figure")(({ theme }) => ({
  maxWidth: space.page,
  marginInline: "auto",
  paddingInline: space.gutter,
  [theme.breakpoints.between("sm", "md")]: middle(1000),
  [theme.breakpoints.down("sm")]: middle(760),
  "@media (prefers-reduced-motion: no-preference)": {
    "& :is(.arrives, .rolls, .rises)": { animation: "arrive .8s cubic-bezier(.3, .7, .2, 1) .2s both" },
    "& .rolls": { animationName: "roll" },
    "& .rises": { animationName: "rise", transformBox: "fill-box", transformOrigin: "bottom" },
    "@keyframes arrive": { from: { transform: "translateY(-28px)" } },
    "@keyframes roll": { from: { transform: "translateX(-72px)" } },
    "@keyframes rise": { from: { transform: "scaleY(.5)" } },
  },
}))
