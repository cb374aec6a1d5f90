import { styled } from "@mui/material/styles"
import { type ReactNode, useContext } from "react"
import { fontStack } from "../theme/tokens"
import { DeliveryContext, DrawContext, type Frame, frameOf } from "./drawing-context"
import { penRules } from "./pen-rules"

/** The class of every drawing, whether it is part of the page or a file. */
export const drawingClass = "drawing"

const whole = { display: "block", width: "100%", height: "auto" } as const

const Svg = styled("svg")(({ theme }) => {
  const { yard } = theme.vars.palette
  return {
    ...whole,
    overflow: "visible",
    // Inherited, so that the size attribute of a lettering wins.
    fontSize: 13,
    ...Object.fromEntries(
      penRules(yard).map(([pens, style]) => [pens.length > 1 ? `& :is(.${pens.join(",.")})` : `& .${pens[0]}`, style]),
    ),
    "& text": { fontFamily: fontStack.text, fontWeight: 500 },
    "& text:not(.n,.c,.os,.oy)": { fill: yard.ink },
    "& :is(.c,.oy)": { fontWeight: 600 },
    "& .dis": { fontFamily: fontStack.display, fontWeight: 620, fontStretch: "88%" },
  }
})

const Image = styled("img")(whole)

const percent = (part: number, of: number) => `${Math.round((part / of) * 1e5) / 1e3}%`

/** Both in units of the drawing. */
export interface OpenFrameProps {
  frame: Frame
  /** What the picture shows. */
  shown: Frame
}

/** Rules for an element around a picture that shows more than its frame, and hangs over. */
export const openFrame = ({ frame: [left, top, width, height], shown }: OpenFrameProps) => ({
  aspectRatio: `${width}/${height}`,
  "& > img": {
    left: percent(shown[0] - left, width),
    top: percent(shown[1] - top, height),
    width: percent(shown[2], width),
  },
})

/** What those rules stand on, whatever the frame. */
export const openFrameBase = {
  ...whole,
  position: "relative",
  "& > img": { position: "absolute", maxWidth: "none" },
} as const

const own = new Set<PropertyKey>(["frame", "shown"])

/** The frame of a drawing whose marks run out of it. */
const OpenFrame = styled("span", { shouldForwardProp: prop => !own.has(prop) })<OpenFrameProps>(
  openFrameBase,
  openFrame,
)

/** Units by which a picture may be wider than its frame without hanging over: a line at each edge. */
const EDGES = 2

interface PictureProps {
  src: string
  /** What the picture shows. */
  shown: Frame
  frame: Frame
  alt: string
}

const Picture = ({ src, shown, frame, alt }: PictureProps) => {
  const [, , width, height] = shown.map(Math.round)
  const image = { src, alt, width, height, loading: "lazy", decoding: "async" } as const
  if (shown.every((value, index) => Math.abs(value - frame[index]!) <= EDGES))
    return <Image className={drawingClass} {...image} />
  return (
    <OpenFrame className={drawingClass} frame={frame} shown={shown}>
      <Image {...image} />
    </OpenFrame>
  )
}

interface SceneProps {
  viewBox: string
  /**
   * What the drawing shows, for people who do not see it. Without it the drawing is hidden from assistive technology.
   */
  alt?: string | null
  children: ReactNode
}

/** Every drawing of the site (docs/decisions/0040-a-drawing-is-drawn-once.md). */
export const Scene = ({ viewBox, alt, children }: SceneProps) => {
  const draw = useContext(DrawContext)
  const delivery = useContext(DeliveryContext)
  const drawing = draw?.({ viewBox, children }, delivery)
  if (drawing && "src" in drawing) {
    const { src, frame: shown } = drawing
    return <Picture {...{ src, shown }} frame={frameOf(viewBox)} alt={alt ?? ""} />
  }
  const shared = {
    viewBox,
    className: drawingClass,
    ...(alt ? { role: "img", "aria-label": alt } : { "aria-hidden": true }),
  } as const
  return drawing ? (
    <Svg {...shared} dangerouslySetInnerHTML={{ __html: drawing.content }} />
  ) : (
    <Svg {...shared}>{children}</Svg>
  )
}
