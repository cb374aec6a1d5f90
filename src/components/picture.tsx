import Box, { type BoxProps } from "@mui/material/Box"
import { styled } from "@mui/material/styles"
import { InlineDrawing } from "#theme/drawing-svg"
import { type ViewBox, parseViewBox } from "#theme/view-box"
import { DrawingImage } from "./drawing-image"
import { Photo } from "./photo"

/** `sizes` of a picture beside words: they are columns where there is room. */
export const HALF_WIDTH_SIZES = "(min-width: 56.25rem) 50vw, 100vw"

/** `sizes` of a picture from side to side of the page. */
export const FULL_WIDTH_SIZES = "(min-width: 90rem) 86rem, 100vw"

/** What a picture shows, in units of its own. */
export const pictureViewBox = ({ drawing, width, height }: Queries.PhotoFragment): ViewBox =>
  drawing ? parseViewBox(drawing.viewBox) : [0, 0, width, height]

interface PictureProps {
  picture: Queries.PhotoFragment
  /** What it shows, for people who do not see it; empty where words beside it say so. Without it, its own title. */
  alt?: string | null
  /** It stands in a first screen: a drawing is part of the page, a photograph is asked for at once. */
  inline?: boolean
  /** How wide a photograph is shown, as the attribute `sizes` says it. */
  sizes?: string
}

/** As wide as its place, like a drawing, and never higher than leaves room for words. A place may say otherwise. */
const CoverPhoto = styled(Photo)({
  ":where(&) > img": {
    display: "block",
    width: "100%",
    height: "auto",
    maxHeight: "min(36rem, 80vh)",
    objectFit: "cover",
  },
})

/** A picture that content names: a drawing of the site, an SVG file as it was saved, or a photograph. */
export const Picture = ({ picture, alt: said, inline = false, sizes = "100vw" }: PictureProps) => {
  const { drawing, image, src } = picture
  const alt = said ?? picture.alt
  if (image) return <CoverPhoto photo={picture} alt={alt} sizes={sizes} eager={inline} />
  const frame = pictureViewBox(picture)
  if (!drawing) return <DrawingImage src={src} bounds={frame} frame={frame} alt={alt} first={inline} asSaved />
  const { viewBox, content, isSmall } = drawing
  return inline || isSmall ? (
    <InlineDrawing viewBox={viewBox} alt={alt} dangerouslySetInnerHTML={{ __html: content }} />
  ) : (
    <DrawingImage src={src} bounds={parseViewBox(drawing.frame)} frame={frame} alt={alt} />
  )
}

interface PictureFigureProps extends Omit<PictureProps, "picture">, Pick<BoxProps, "sx"> {
  picture: Queries.PhotoFragment | null | undefined
}

/** The same in a place of its own; where content names none there is none. */
export const PictureFigure = ({ picture, sx, ...rest }: PictureFigureProps) =>
  picture && (
    <Box component="figure" sx={sx}>
      <Picture picture={picture} {...rest} />
    </Box>
  )
