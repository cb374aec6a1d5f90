import { styled } from "@mui/material/styles"
import type { CSSProperties } from "react"
import { drawingClass } from "#theme/drawing-svg"
import { toPercentage } from "#theme/to-percentage"
import type { ViewBox } from "#theme/view-box"

const fullWidth = { display: "block", width: "100%", height: "auto" } as const

const Image = styled("img")(fullWidth)

/** Boxes of a drawing, in its units. */
interface DrawingBoxes {
  viewBox: ViewBox
  /** Visible area: larger than the view box if shapes overflow it. */
  bounds: ViewBox
}

/** Returns the CSS offsets of an overflowing image, relative to its view box. */
export const overflowStyle = ({ viewBox: [left, top, width, height], bounds }: DrawingBoxes) => ({
  left: toPercentage(bounds[0] - left, width),
  top: toPercentage(bounds[1] - top, height),
  width: toPercentage(bounds[2], width),
})

/** The container of an overflowing drawing. */
export const OverflowFrame = styled("span")({
  ...fullWidth,
  position: "relative",
  "& > img": { position: "absolute", maxWidth: "none" },
})

/** As wide as its container, with a height limit that leaves space for text. Containers may override it. */
const ImportedImage = styled(Image)({ maxWidth: "min(100%, min(36rem, 80vh) * var(--ratio))" })

/** Tolerated overflow, in units: the stroke at each edge. */
const STROKE_TOLERANCE = 2

interface DrawingImageProps extends DrawingBoxes {
  src: string
  alt: string
  /** An SVG file without the site's drawing styles: gets a height limit and a light background. */
  imported?: boolean
  /** Above the fold: loads eagerly. */
  eager?: boolean
}

/** A drawing or imported SVG as an image file. */
export const DrawingImage = ({ src, bounds, viewBox, alt, imported, eager }: DrawingImageProps) => {
  const [, , width, height] = bounds.map(Math.round)
  const timing = eager ? ({ fetchPriority: "high" } as const) : ({ loading: "lazy", decoding: "async" } as const)
  const image = { src, alt, width, height, ...timing }
  if (imported) {
    const ratio = { "--ratio": (viewBox[2] / viewBox[3]).toFixed(3) } as CSSProperties
    return <ImportedImage className={drawingClass} {...image} style={ratio} data-light-background />
  }
  if (bounds.every((value, index) => Math.abs(value - viewBox[index]!) <= STROKE_TOLERANCE))
    return <Image className={drawingClass} {...image} />
  return (
    <OverflowFrame className={drawingClass} style={{ aspectRatio: `${viewBox[2]}/${viewBox[3]}` }}>
      <Image {...image} style={overflowStyle({ viewBox, bounds })} />
    </OverflowFrame>
  )
}
