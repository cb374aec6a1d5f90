import { styled } from "@mui/material/styles"
import type { CSSProperties } from "react"
import { drawingClass } from "#theme/drawing-svg"
import type { ViewBox } from "#theme/view-box"
import { percent } from "#theme/percent"

const whole = { display: "block", width: "100%", height: "auto" } as const

const Image = styled("img")(whole)

/** Both in units of the drawing. */
interface Frames {
  frame: ViewBox
  /** What the picture shows: more than its frame, if marks run out of that. */
  bounds: ViewBox
}

/** Where a picture stands that shows more than its frame, in parts of the frame. */
export const overflowStyle = ({ frame: [left, top, width, height], bounds: shown }: Frames) => ({
  left: percent(shown[0] - left, width),
  top: percent(shown[1] - top, height),
  width: percent(shown[2], width),
})

/** The frame of a drawing whose marks run out of it: its measures are its own, the rule is one for all. */
export const OverflowFrame = styled("span")({
  ...whole,
  position: "relative",
  "& > img": { position: "absolute", maxWidth: "none" },
})

/** As wide as its place, and never higher than leaves room for words. A place may say otherwise. */
const SavedImage = styled(Image)({ maxWidth: "min(100%, min(36rem, 80vh) * var(--ratio))" })

/** Units by which a picture may be wider than its frame without hanging over: a line at each edge. */
const EDGES = 2

interface DrawnFileProps extends Frames {
  src: string
  alt: string
  /** It is shown as it was saved. */
  asSaved?: boolean
  /** It stands in the first screen: it is fetched at once. */
  first?: boolean
}

/** A drawing that is a file, which is fetched as it comes near. */
export const DrawingImage = ({ src, bounds: shown, frame, alt, asSaved, first }: DrawnFileProps) => {
  const [, , width, height] = shown.map(Math.round)
  const timing = first ? ({ fetchPriority: "high" } as const) : ({ loading: "lazy", decoding: "async" } as const)
  const image = { src, alt, width, height, ...timing }
  if (asSaved) {
    const ratio = { "--ratio": (frame[2] / frame[3]).toFixed(3) } as CSSProperties
    return <SavedImage className={drawingClass} {...image} style={ratio} data-ground />
  }
  if (shown.every((value, index) => Math.abs(value - frame[index]!) <= EDGES))
    return <Image className={drawingClass} {...image} />
  return (
    <OverflowFrame className={drawingClass} style={{ aspectRatio: `${frame[2]}/${frame[3]}` }}>
      <Image {...image} style={overflowStyle({ frame, bounds: shown })} />
    </OverflowFrame>
  )
}
