import { styled } from "@mui/material/styles"
import { type ReactNode, useContext } from "react"
import { drawingClass, DrawingSvg } from "../theme/drawing-svg"
import { percent } from "../theme/percent"
import { DrawContext, type Frame, frameOf } from "../render/drawings"

const whole = { display: "block", width: "100%", height: "auto" } as const

const Image = styled("img")(whole)

/** Both in units of the drawing. */
interface Frames {
  frame: Frame
  /** What the picture shows. */
  shown: Frame
}

/** Where a picture stands that shows more than its frame, in parts of the frame. */
export const hung = ({ frame: [left, top, width, height], shown }: Frames) => ({
  left: percent(shown[0] - left, width),
  top: percent(shown[1] - top, height),
  width: percent(shown[2], width),
})

/** The frame of a drawing whose marks run out of it: its measures are its own, the rule is one for all. */
export const OpenFrame = styled("span")({
  ...whole,
  position: "relative",
  "& > img": { position: "absolute", maxWidth: "none" },
})

/** Units by which a picture may be wider than its frame without hanging over: a line at each edge. */
const EDGES = 2

interface DrawnFileProps {
  src: string
  className: string
  /** What the picture shows. */
  shown: Frame
  frame: Frame
  alt: string
}

/** A drawing that is a file. */
export const DrawnFile = ({ src, className, shown, frame, alt }: DrawnFileProps) => {
  const [, , width, height] = shown.map(Math.round)
  const image = { src, alt, width, height, loading: "lazy", decoding: "async" } as const
  if (shown.every((value, index) => Math.abs(value - frame[index]!) <= EDGES))
    return <Image className={className} {...image} />
  return (
    <OpenFrame className={className} style={{ aspectRatio: `${frame[2]}/${frame[3]}` }}>
      <Image {...image} style={hung({ frame, shown })} />
    </OpenFrame>
  )
}

interface SceneProps {
  viewBox: string
  /**
   * What the drawing shows, for people who do not see it. Without it the drawing is hidden from assistive technology.
   */
  alt?: string | null
  /** Besides that of every drawing. */
  className?: string | undefined
  children: ReactNode
}

/** Every drawing of the site (docs/decisions.md). */
export const Scene = ({ viewBox, alt, className: own, children }: SceneProps) => {
  const className = own ? `${drawingClass} ${own}` : drawingClass
  const drawer = useContext(DrawContext)
  const drawing = drawer?.draw({ viewBox, children }, drawer.delivery)
  if (drawing && "src" in drawing) {
    const { src, frame: shown } = drawing
    return <DrawnFile {...{ src, className, shown }} frame={frameOf(viewBox)} alt={alt ?? ""} />
  }
  const shared = { viewBox, alt: alt ?? "", className: own } as const
  return drawing ? (
    <DrawingSvg {...shared} dangerouslySetInnerHTML={{ __html: drawing.content }} />
  ) : (
    <DrawingSvg {...shared}>{children}</DrawingSvg>
  )
}
