import { styled } from "@mui/material/styles"
import type { ReactNode } from "react"
import { InlineDrawing } from "#theme/drawing-svg"
import { pictureViewBox } from "./picture"

/** Width of overlays, in SVG units, independent of the picture. */
export const OVERLAY_WIDTH = 1296

/** Returns the height of a picture's overlay, in SVG units. */
export const overlayHeight = (picture: Queries.PictureFragment): number => {
  const [, , width, height] = pictureViewBox(picture)
  return Math.round((OVERLAY_WIDTH * height) / width)
}

/** Container of a picture and its overlay. */
export const OverlayContainer = styled("div")({ position: "relative", "& > svg": { position: "absolute", inset: 0 } })

/** SVG elements over a picture. */
export const Overlay = ({ picture, children }: { picture: Queries.PictureFragment; children: ReactNode }) => (
  <InlineDrawing viewBox={`0 0 ${OVERLAY_WIDTH} ${overlayHeight(picture)}`}>{children}</InlineDrawing>
)
