import { styled } from "@mui/material/styles"
import type { ReactNode } from "react"
import { InlineDrawing } from "#theme/drawing-svg"
import { pictureViewBox } from "./picture"

/** Width of an overlay, in units of its own: how large the picture below is makes no difference. */
export const OVERLAY_WIDTH = 1296

/** @returns the height of the overlay of a picture, in the same units */
export const overlayHeight = (picture: Queries.PhotoFragment): number => {
  const [, , width, height] = pictureViewBox(picture)
  return Math.round((OVERLAY_WIDTH * height) / width)
}

/** Holds a picture, in an element of its own, and its overlay. */
export const OverlayContainer = styled("div")({ position: "relative", "& > svg": { position: "absolute", inset: 0 } })

/** Marks over a picture. */
export const Overlay = ({ picture, children }: { picture: Queries.PhotoFragment; children: ReactNode }) => (
  <InlineDrawing viewBox={`0 0 ${OVERLAY_WIDTH} ${overlayHeight(picture)}`}>{children}</InlineDrawing>
)
