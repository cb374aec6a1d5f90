import { styled } from "@mui/material/styles"
import type { ReactNode } from "react"
import { drawingRules } from "./drawing-classes"
import { fontStack } from "./tokens"

/** Class of every drawing, inline or file. */
export const drawingClass = "drawing"

const Svg = styled("svg")(({ theme }) => {
  const { colors } = theme.vars.palette
  return {
    display: "block",
    width: "100%",
    height: "auto",
    overflow: "visible",
    // Inherited: `font-size` attributes override it.
    fontSize: 13,
    ...Object.fromEntries(
      drawingRules(colors).map(([classes, style]) => [
        classes.length > 1 ? `& :is(.${classes.join(",.")})` : `& .${classes[0]}`,
        style,
      ]),
    ),
    "& text": { fontFamily: fontStack.text, fontWeight: 500 },
    "& text:not(.soft,.sea-words,.on-sea,.on-signal-words)": { fill: colors.text },
    "& :is(.sea-words,.on-signal-words)": { fontWeight: 600 },
    "& .display": { fontFamily: fontStack.display, fontWeight: 620, fontStretch: "88%" },
  }
})

interface InlineDrawingProps {
  viewBox: string
  /** Accessible name. Without it, the drawing is hidden from assistive technology. */
  alt?: string | undefined
  children?: ReactNode
  dangerouslySetInnerHTML?: { __html: string }
}

/** A drawing as inline SVG, with the styles of `drawing-classes.ts`. */
export const InlineDrawing = ({ viewBox, alt, ...content }: InlineDrawingProps) => (
  <Svg
    viewBox={viewBox}
    className={drawingClass}
    {...(alt ? { role: "img", "aria-label": alt } : { "aria-hidden": true })}
    {...content}
  />
)
