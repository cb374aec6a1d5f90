import { styled } from "@mui/material/styles"
import type { ReactNode } from "react"
import { fontStack, stroke } from "../theme/tokens"

/** The look of every pen (see `pens.tsx`). Lines do not scale with the drawing. */
const Sheet = styled("svg")(({ theme }) => {
  const { yard } = theme.vars.palette
  return {
    display: "block",
    width: "100%",
    height: "auto",
    overflow: "visible",
    // Inherited, so that the size attribute of a lettering wins.
    fontSize: 13,
    "& :is(.s,.p,.y,.k,.h,.d,.g,.as,.ah,.ys,.sy)": { vectorEffect: "non-scaling-stroke" },
    "& :is(.s,.p,.y,.k)": {
      stroke: yard.ink,
      strokeWidth: stroke.draw,
      strokeLinejoin: "round",
      strokeLinecap: "round",
    },
    "& :is(.s,.k,.h,.d,.g,.as,.ah,.ys,.sy)": { fill: "none" },
    "& .k": { strokeWidth: stroke.key },
    "& .p": { fill: yard.plane },
    "& .y": { fill: yard.signal, stroke: yard.signalEdge },
    "& .h": { stroke: yard.line, strokeWidth: stroke.hair },
    "& .d": { stroke: yard.pencil, strokeWidth: stroke.draw, strokeDasharray: "5 4" },
    "& .g": { stroke: yard.pencil, strokeWidth: stroke.hair },
    "& .b": { fill: yard.bar },
    "& .i": { fill: yard.ink },
    "& .a": { fill: yard.sea },
    "& .w": { fill: yard.wash },
    "& .o": { fill: yard.ground },
    "& .as": { stroke: yard.sea, strokeWidth: stroke.key, strokeLinejoin: "round", strokeLinecap: "round" },
    "& .ah": { stroke: yard.sea, strokeWidth: stroke.hair, opacity: 0.55 },
    "& .ys": { stroke: yard.signal, strokeWidth: 5 },
    "& .yf": { fill: yard.signal },
    "& .oyf": { fill: yard.onSignal },
    "& .sy": { stroke: yard.onSignal, strokeWidth: stroke.draw, strokeLinecap: "round" },
    "& .lamp": { fill: yard.signal, opacity: yard.lamp },
    "& text": { fontFamily: fontStack.text, fontWeight: 500, fill: yard.ink },
    "& .n": { fill: yard.inkSoft },
    "& .c": { fill: yard.sea, fontWeight: 600 },
    "& .os": { fill: yard.onSea },
    "& .oy": { fill: yard.onSignal, fontWeight: 600 },
    "& .dis": { fontFamily: fontStack.display, fontWeight: 620, fontStretch: "88%" },
  }
})

export interface SceneProps {
  viewBox: string
  /**
   * What the drawing shows, for people who do not see it. Without it the drawing is hidden from assistive technology.
   */
  alt?: string | null
  className?: string
  children: ReactNode
}

/** The sheet every drawing is made on. */
export const Scene = ({ viewBox, alt, className, children }: SceneProps) => (
  <Sheet
    viewBox={viewBox}
    className={className}
    {...(alt ? { role: "img", "aria-label": alt } : { "aria-hidden": true })}
  >
    {children}
  </Sheet>
)
