import { styled } from "@mui/material/styles"
import { hung, OpenFrame } from "#components/drawn-file"
import { frameOfPicture, Picture } from "#components/picture"
import { drawingClass } from "#theme/drawing-svg"
import { frameOf } from "#theme/frame"

/** From here on, in pixels, the picture of wide windows is shown. */
export const WIDE_PICTURE = 700

const Both = styled("div")(({ theme }) => ({
  [theme.breakpoints.up(WIDE_PICTURE)]: { "& > :not(:last-child)": { display: "none" } },
  [theme.breakpoints.down(WIDE_PICTURE)]: { "& > :last-child": { display: "none" } },
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
export const PictureByWidth = ({ picture, pictureOnPhones, alt: said }: PictureByWidthProps) => {
  const { src, drawing } = picture
  const alt = said ?? picture.alt
  const frame = frameOfPicture(picture)
  const shown = drawing ? frameOf(drawing.frame) : frame
  return (
    <Both>
      <Picture picture={pictureOnPhones} alt={alt} inline />
      <OpenFrame as="picture" className={drawingClass} style={{ aspectRatio: `${frame[2]}/${frame[3]}` }}>
        <source media={`(min-width:${WIDE_PICTURE}px)`} srcSet={src} />
        <img src="data:," alt={alt} style={hung({ frame, shown })} />
      </OpenFrame>
    </Both>
  )
}
