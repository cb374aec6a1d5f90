import Box, { type BoxProps } from "@mui/material/Box"
import { styled } from "@mui/material/styles"
import { InlineDrawing } from "#theme/drawing-svg"
import { parseViewBox, type ViewBox } from "#theme/view-box"
import { DrawingImage } from "./drawing-image"
import { Photo } from "./photo"

/** `sizes` of a picture beside text. */
export const HALF_WIDTH_SIZES = "(min-width: 56.25rem) 50vw, 100vw"

/** `sizes` of a full-width picture. */
export const FULL_WIDTH_SIZES = "(min-width: 90rem) 86rem, 100vw"

/** Returns the viewBox of a picture, in its own units. */
export const pictureViewBox = ({ drawing, width, height }: Queries.PictureFragment): ViewBox =>
  drawing ? parseViewBox(drawing.viewBox) : [0, 0, width, height]

interface PictureProps {
  picture: Queries.PictureFragment
  /** Alternative text; empty for decorative pictures. Default: the picture's own. */
  alt?: string | null
  /** Loads with the page: drawings as inline SVG, which the page can style, other pictures at high priority. */
  eager?: boolean
  /** The `sizes` attribute of photographs. */
  sizes?: string
}

/** As wide as its container, with a height limit that leaves space for text. Containers may override it. */
const CoverPhoto = styled(Photo)({
  ":where(&) > img": {
    display: "block",
    width: "100%",
    height: "auto",
    maxHeight: "min(36rem, 80vh)",
    objectFit: "cover",
  },
})

/** A picture from content: a drawing, an imported SVG file, or a photograph. */
export const Picture = ({ picture, alt: altOverride, eager = false, sizes = "100vw" }: PictureProps) => {
  const { drawing, image, src } = picture
  const alt = altOverride ?? picture.alt
  if (image) return <CoverPhoto picture={picture} alt={alt} sizes={sizes} eager={eager} />
  const viewBox = pictureViewBox(picture)
  if (!drawing) return <DrawingImage src={src} bounds={viewBox} viewBox={viewBox} alt={alt} eager={eager} imported />
  return eager || drawing.inline ? (
    <InlineDrawing viewBox={drawing.viewBox} alt={alt} dangerouslySetInnerHTML={{ __html: drawing.content }} />
  ) : (
    <DrawingImage src={src} bounds={parseViewBox(drawing.bounds)} viewBox={viewBox} alt={alt} />
  )
}

interface PictureFigureProps extends Omit<PictureProps, "picture">, Pick<BoxProps, "sx"> {
  picture: Queries.PictureFragment | null | undefined
}

/** A picture in a `figure` element, if content has a picture. */
export const PictureFigure = ({ picture, sx, ...rest }: PictureFigureProps) =>
  picture && (
    <Box component="figure" sx={sx}>
      <Picture picture={picture} {...rest} />
    </Box>
  )
