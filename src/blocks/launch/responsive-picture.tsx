import { styled } from "@mui/material/styles"
import { overflowStyle, OverflowFrame } from "#components/drawing-image"
import { pictureViewBox, Picture } from "#components/picture"
import { drawingClass } from "#theme/drawing-svg"
import { parseViewBox } from "#theme/view-box"

/** From here on, in pixels, the picture of wide windows is shown. */
export const WIDE_BREAKPOINT = 700

const Both = styled("div")(({ theme }) => ({
  [theme.breakpoints.up(WIDE_BREAKPOINT)]: { "& > :not(:last-child)": { display: "none" } },
  [theme.breakpoints.down(WIDE_BREAKPOINT)]: { "& > :last-child": { display: "none" } },
}))

interface PictureByWidthProps {
  picture: Queries.PhotoFragment
  /** Drawn for phones: its marks come with the page. */
  pictureOnPhones: Queries.PhotoFragment
  /** What both show; without it, the title of the picture. */
  alt?: string | null
}

/**
 * A picture of the first screen that is drawn twice. That of phones stands in the page, so that it is there with the
 * words; the other is fetched at once, and by wide windows alone.
 */
export const ResponsivePicture = ({ picture, pictureOnPhones, alt: said }: PictureByWidthProps) => {
  const { src, drawing } = picture
  const alt = said ?? picture.alt
  const frame = pictureViewBox(picture)
  const shown = drawing ? parseViewBox(drawing.frame) : frame
  return (
    <Both>
      <Picture picture={pictureOnPhones} alt={alt} inline />
      <OverflowFrame as="picture" className={drawingClass} style={{ aspectRatio: `${frame[2]}/${frame[3]}` }}>
        <source media={`(min-width:${WIDE_BREAKPOINT}px)`} srcSet={src} />
        <img src="data:," alt={alt} style={overflowStyle({ frame, bounds: shown })} />
      </OverflowFrame>
    </Both>
  )
}
