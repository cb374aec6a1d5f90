import { styled } from "@mui/material/styles"
import { useContext } from "react"
import { DrawContext, frameOf, type SceneMarks } from "../render/drawings"
import { drawingClass } from "../theme/drawing-svg"
import { openFrame, openFrameBase, type OpenFrameProps, Scene } from "./scene"

/** From here on, in pixels, the wide drawing is shown. */
export const WIDE_SCENE = 700

const media = `(min-width:${WIDE_SCENE}px)`
const isWide = `@media ${media}`

interface FramesProps {
  narrow: OpenFrameProps
  wide: OpenFrameProps
}

const frames = new Set<PropertyKey>(["narrow", "wide"])

const Frames = styled("picture", { shouldForwardProp: prop => !frames.has(prop) })<FramesProps>(
  openFrameBase,
  ({ narrow, wide }) => ({ ...openFrame(narrow), [isWide]: openFrame(wide) }),
)

const Both = styled("div")({
  "& > :first-of-type": { display: "none" },
  [isWide]: { "& > :first-of-type": { display: "block" }, "& > :last-child": { display: "none" } },
})

interface SceneByWidthProps {
  narrow: SceneMarks
  wide: SceneMarks
  /** What both show. */
  alt: string
}

/**
 * A drawing of the first screen that is drawn twice, for phones and for wider windows, as one picture. That of phones
 * stands in its own address, so that it is there with the words; the other is fetched at once, and by wide windows
 * alone (docs/decisions.md).
 */
export const SceneByWidth = ({ narrow, wide, alt }: SceneByWidthProps) => {
  const draw = useContext(DrawContext)?.draw
  const [own, fetched] = [draw?.(narrow, "address"), draw?.(wide, "file")]
  if (!own || !fetched || !("src" in own) || !("src" in fetched))
    return (
      <Both>
        <Scene {...wide} alt={alt} />
        <Scene {...narrow} alt={alt} />
      </Both>
    )
  return (
    <Frames
      className={drawingClass}
      narrow={{ frame: frameOf(narrow.viewBox), shown: own.frame }}
      wide={{ frame: frameOf(wide.viewBox), shown: fetched.frame }}
    >
      <source media={media} srcSet={fetched.src} />
      <img src={own.src} alt={alt} />
    </Frames>
  )
}

interface MovingPartProps {
  scene: SceneMarks
  /** The same for phones; without it they do not show the part, and what is lazy and not shown is not fetched. */
  narrow?: SceneMarks
  className: string
}

/** Part of the drawing that moves, and stands for nothing by itself. */
export const MovingPart = ({ scene, narrow, className }: MovingPartProps) => {
  const draw = useContext(DrawContext)?.draw
  const [drawing, own] = [draw?.(scene, "picture"), narrow && draw?.(narrow, "address")]
  if (!drawing || !("src" in drawing))
    return (
      <div className={className}>
        {narrow ? <SceneByWidth narrow={narrow} wide={scene} alt="" /> : <Scene {...scene} />}
      </div>
    )
  if (own && "src" in own)
    return (
      <picture className={className}>
        <source media={media} srcSet={drawing.src} />
        <img src={own.src} alt="" />
      </picture>
    )
  // Its size, because a lazy picture without height is never seen where a part of it is cut off.
  const [, , width, height] = drawing.frame
  return <img className={className} src={drawing.src} alt="" width={width} height={height} loading="lazy" />
}
