import { GlobalStyles } from "@mui/material"
import { styled } from "@mui/material/styles"
import type { ReactNode } from "react"
import { touchAttribute } from "../browser/behaviours"
import { CUT_RANGE, CUT_X } from "../scenes/cutaway-stage"
import { percent } from "../theme/percent"
import { lightColors, stroke } from "../theme/tokens"
import { Tool } from "./tool"

/** Width of the drawing in its units. */
const WIDTH = 1296
const GRIP = "2.75rem"

/** The arrows of the grip, in the color that stands on yellow in either mode. */
const ARROWS =
  `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 44 32'><path fill='none' stroke='${lightColors.onSignal}' stroke-width='2' d='M15 9l-7 7 7 7M29 9l7 7-7 7M22 8v16'/></svg>`.replace(
    "#",
    "%23",
  )

const Handle = styled("input")(({ theme }) => {
  const { yard } = theme.vars.palette
  const grip = {
    appearance: "none",
    boxSizing: "border-box",
    width: GRIP,
    height: "2rem",
    border: `${stroke.draw} solid ${yard.signalEdge}`,
    borderRadius: theme.shape.borderRadius,
    background: yard.signal,
  } as const
  const focus = { outline: `${stroke.focus} solid ${yard.ink}`, outlineOffset: 3 }
  return {
    appearance: "none",
    position: "absolute",
    insetBlock: "0 16%",
    left: `calc(${percent(CUT_RANGE.from, WIDTH)} - ${GRIP} / 2)`,
    width: `calc(${percent(CUT_RANGE.to - CUT_RANGE.from, WIDTH)} + ${GRIP})`,
    margin: 0,
    background: "none",
    cursor: "ew-resize",
    touchAction: "pan-y",
    // The grip says where the focus is: the field is as large as the drawing.
    "&:focus-visible": { outline: 0 },
    "&:focus-visible::-webkit-slider-thumb": focus,
    "&:focus-visible::-moz-range-thumb": focus,
    "&::-webkit-slider-thumb": grip,
    "&::-moz-range-thumb": grip,
    "@media (scripting: none), print": { display: "none" },
  }
})

const arrows = { backgroundImage: `url("data:image/svg+xml,${ARROWS}") !important` }

/** The arrows on the grip, which is seen without them; rules of the site's sheet (src/render/site-sheet.tsx). */
export const GripStyles = () => (
  <GlobalStyles
    styles={{
      [`[${touchAttribute}=cut] input::-webkit-slider-thumb`]: arrows,
      [`[${touchAttribute}=cut] input::-moz-range-thumb`]: arrows,
    }}
  />
)

/** A drawing whose yellow cut is a handle: framed on its left, built on its right (src/browser/cut/script.ts). */
export const CutDrawing = ({ label, children }: { label: string; children: ReactNode }) => (
  <Tool name="cut" told={{}}>
    {children}
    <Handle type="range" aria-label={label} min={CUT_RANGE.from} max={CUT_RANGE.to} step={4} defaultValue={CUT_X} />
  </Tool>
)
