import { Box } from "@mui/material"
import type { ReactNode } from "react"
import { Photo } from "./photo"

const PHOTO = {
  "& img": { display: "block", width: "100%", height: "auto", maxHeight: "min(36rem, 80vh)", objectFit: "cover" },
}

/** A part of a page that is made with a drawing, as content says it. */
export interface DrawnPart {
  drawing?: Queries.DrawingHere | null
  /** The owner's own picture, which is shown in place of the drawing. */
  photo?: Queries.PhotoFragment | null
}

/** Whether a part shows the drawing that it is made with: no picture stands there, and it is not left out. */
export const isDrawn = ({ drawing, photo }: DrawnPart): boolean => drawing !== "none" && !photo

interface SidePictureProps {
  part: DrawnPart
  /** What a photograph shows; the drawing says so itself. */
  alt: string | null | undefined
  /** It stands in the first screen. */
  first?: boolean
  /** The drawing. */
  children?: ReactNode
}

/** What stands beside words: a photograph of the owner's, the drawing that the part is made with, or nothing. */
export const SidePicture = ({ part, alt, first, children }: SidePictureProps) =>
  part.photo ? (
    <Box component="figure" sx={PHOTO}>
      <Photo photo={part.photo} alt={alt ?? ""} sizes="(min-width: 56.25rem) 50vw, 100vw" first={first} />
    </Box>
  ) : (
    isDrawn(part) && children
  )
