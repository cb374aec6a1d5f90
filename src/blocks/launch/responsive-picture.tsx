import { styled } from "@mui/material/styles"
import { OverflowFrame, overflowStyle } from "#components/drawing-image"
import { Picture, pictureViewBox } from "#components/picture"
import { drawingClass } from "#theme/drawing-svg"
import { parseViewBox } from "#theme/view-box"

/** Breakpoint in px, below which the version for phones is visible. */
export const PHONE_BREAKPOINT = 700

const PictureVersions = styled("div")(({ theme }) => ({
  [theme.breakpoints.up(PHONE_BREAKPOINT)]: { "& > :not(:last-child)": { display: "none" } },
  [theme.breakpoints.down(PHONE_BREAKPOINT)]: { "& > :last-child": { display: "none" } },
}))

interface ResponsivePictureProps {
  picture: Queries.PictureFragment
  /** Drawing for phones, inlined. */
  pictureOnPhones: Queries.PictureFragment
  /** Default: the alt text of the picture. */
  alt?: string | null
}

/**
 * A picture above the fold in two versions. The version for phones is inlined, so that it renders with the text. Only
 * wide windows fetch the other version, eagerly: the `src` of its `img` is an empty data URL.
 */
export const ResponsivePicture = ({ picture, pictureOnPhones, alt: customAlt }: ResponsivePictureProps) => {
  const { src, drawing } = picture
  const alt = customAlt ?? picture.alt
  const viewBox = pictureViewBox(picture)
  const bounds = drawing ? parseViewBox(drawing.bounds) : viewBox
  return (
    <PictureVersions>
      <Picture picture={pictureOnPhones} alt={alt} eager />
      <OverflowFrame as="picture" className={drawingClass} style={{ aspectRatio: `${viewBox[2]}/${viewBox[3]}` }}>
        <source media={`(min-width:${PHONE_BREAKPOINT}px)`} srcSet={src} />
        <img src="data:," alt={alt} style={overflowStyle({ viewBox, bounds })} />
      </OverflowFrame>
    </PictureVersions>
  )
}
