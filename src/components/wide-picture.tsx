import { styled } from "@mui/material/styles"
import type { ComponentProps } from "react"
import { drawingClass } from "#theme/drawing-svg"
import { toPercentage } from "#theme/to-percentage"
import { space } from "#theme/tokens"
import { parseViewBox } from "#theme/view-box"
import { FULL_WIDTH_SIZES, Picture } from "./picture"

/** Width of a whole drawing, in the units of `phonePart`. */
const DRAWING_WIDTH = 1296

/** Part of a drawing that phones show by default: left and width, in units (docs/identity.md). */
const middlePart = [270, 760] as const

/** Minimum viewport width for a whole drawing, in px: its lettering (26 units) is then 13 px high. */
const WHOLE_DRAWING_MIN_WIDTH = 650

/** Returns the part of a drawing that phones show, in units. Default: its middle. */
const phonePartOf = (drawing: Queries.PictureFragment["drawing"]) => {
  if (!drawing?.phoneViewBox) return middlePart
  const [drawingLeft, , drawingWidth] = parseViewBox(drawing.viewBox)
  const [left, , width] = parseViewBox(drawing.phoneViewBox)
  const scale = DRAWING_WIDTH / drawingWidth
  return [(left - drawingLeft) * scale, width * scale] as const
}

/**
 * Tablets show the whole drawing; phones enlarge `phonePart`, for legible lettering. Photographs have a height
 * limit that leaves space for text. Three classes animate on load: `arrives` drops in, `rolls` drives in, `rises` grows
 * from the bottom. Containers clip the overflow.
 */
const Figure = styled("figure", {
  shouldForwardProp: name => name !== "phonePart",
})<{ phonePart: readonly [left: number, width: number] }>(({ theme, phonePart: [left, width] }) => ({
  maxWidth: space.page,
  marginInline: "auto",
  paddingInline: space.gutter,
  "& > picture > img": { maxHeight: "min(44rem, 80vh)" },
  "& > [data-light-background]": { marginInline: "auto" },
  [theme.breakpoints.down("md")]: { paddingInline: 0 },
  [theme.breakpoints.down(WHOLE_DRAWING_MIN_WIDTH)]: {
    [`& > .${drawingClass}:not([data-light-background])`]: {
      width: toPercentage(DRAWING_WIDTH, width),
      maxWidth: "none",
      marginLeft: toPercentage(-left, width),
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

/** A full-width picture. */
export const WidePicture = (props: Omit<ComponentProps<typeof Picture>, "sizes">) => (
  <Figure phonePart={phonePartOf(props.picture.drawing)}>
    <Picture {...props} sizes={FULL_WIDTH_SIZES} />
  </Figure>
)
