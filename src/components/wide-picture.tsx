import { styled } from "@mui/material/styles"
import type { ComponentProps } from "react"
import { drawingClass } from "#theme/drawing-svg"
import { parseViewBox } from "#theme/view-box"
import { percent } from "#theme/percent"
import { space } from "#theme/tokens"
import { FULL_WIDTH_SIZES, Picture } from "./picture"

/** Units of a drawing from side to side. */
const WIDTH = 1296

/** What matters in a drawing stands here, in its units: from its left, and how wide (docs/identity.md). */
const MIDDLE = [270, 760] as const

/** From this width on the lettering of a whole drawing (26 units) is 13 px high. */
const WHOLE_FROM = 650

/** The part of a drawing that phones show, in units: the one that it names, or its middle. */
const narrowPart = (drawing: Queries.PhotoFragment["drawing"]) => {
  if (!drawing?.phone) return MIDDLE
  const [start, , whole] = parseViewBox(drawing.viewBox)
  const [left, , width] = parseViewBox(drawing.phone)
  const scale = WIDTH / whole
  return [(left - start) * scale, width * scale] as const
}

/**
 * Tablets show the whole of a drawing, from side to side of the screen; on phones the part of `narrow` is enlarged, so
 * that its letters can be read. A photograph is as wide, and never higher than leaves room for words. Three classes
 * move once as the page opens: `arrives` is set down, `rolls` drives in, `rises` fills up from its foot.
 * Whoever holds the figure clips what runs out of its sides.
 */
const Figure = styled("figure", {
  shouldForwardProp: name => name !== "narrow",
})<{ narrow: readonly [left: number, units: number] }>(({ theme, narrow: [left, units] }) => ({
  maxWidth: space.page,
  marginInline: "auto",
  paddingInline: space.gutter,
  "& > picture > img": { maxHeight: "min(44rem, 80vh)" },
  "& > [data-ground]": { marginInline: "auto" },
  [theme.breakpoints.down("md")]: { paddingInline: 0 },
  [theme.breakpoints.down(WHOLE_FROM)]: {
    [`& > .${drawingClass}:not([data-ground])`]: {
      width: percent(WIDTH, units),
      maxWidth: "none",
      marginLeft: percent(-left, units),
    },
  },
  "@media (prefers-reduced-motion: no-preference)": {
    "& :is(.arrives, .rolls, .rises)": { animation: "arrive .8s cubic-bezier(.3, .7, .2, 1) .2s both" },
    "& .rolls": { animationName: "roll" },
    "& .rises": { animationName: "rise", transformBox: "fill-box", transformOrigin: "bottom" },
    "@keyframes arrive": { from: { transform: "translateY(-28px)" } },
    "@keyframes roll": { from: { transform: "translateX(-72px)" } },
    "@keyframes rise": { from: { transform: "scaleY(.5)" } },
  },
}))

/** The picture of a page, from side to side. */
export const WidePicture = (shown: Omit<ComponentProps<typeof Picture>, "sizes">) => (
  <Figure narrow={narrowPart(shown.picture.drawing)}>
    <Picture {...shown} sizes={FULL_WIDTH_SIZES} />
  </Figure>
)
