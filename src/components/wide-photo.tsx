import { styled } from "@mui/material/styles"
import { Photo } from "./photo"
import { WideFigure } from "./wide-figure"

/** A photograph in place of a full-bleed drawing: as wide, and never higher than leaves room for words. */
const Figure = styled(WideFigure)({
  "& img": { display: "block", width: "100%", height: "auto", maxHeight: "min(44rem, 80vh)", objectFit: "cover" },
})

interface WidePhotoProps {
  photo: Queries.PhotoFragment
  alt: string
  /** It stands in the first screen. */
  first?: boolean
  className?: string
}

/** The picture of a page, from side to side. */
export const WidePhoto = ({ className, ...photo }: WidePhotoProps) => (
  <Figure className={className}>
    <Photo {...photo} sizes="(min-width: 90rem) 86rem, 100vw" />
  </Figure>
)
