import { styled } from "@mui/material/styles"
import type { ReactNode } from "react"
import { drawingRules } from "./drawing-classes"
import { fontStack } from "./tokens"

/** The class of every drawing, whether it is part of the page or a file. */
export const drawingClass = "drawing"

const Svg = styled("svg")(({ theme }) => {
  const { colors } = theme.vars.palette
  return {
    display: "block",
    width: "100%",
    height: "auto",
    overflow: "visible",
    // Inherited, so that the size attribute of a lettering wins.
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

interface DrawingSvgProps {
  viewBox: string
  /** What the drawing shows, for people who do not see it; without it assistive technology passes it over. */
  alt?: string | undefined
  children?: ReactNode
  dangerouslySetInnerHTML?: { __html: string }
}

/** A drawing whose marks are elements of the page, with the looks of the classes (`drawing-classes.ts`). */
export const InlineDrawing = ({ viewBox, alt, ...marks }: DrawingSvgProps) => (
  <Svg
    viewBox={viewBox}
    className={drawingClass}
    {...(alt ? { role: "img", "aria-label": alt } : { "aria-hidden": true })}
    {...marks}
  />
)
