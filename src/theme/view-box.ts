/** An SVG viewBox, in drawing units. */
export type ViewBox = readonly [left: number, top: number, width: number, height: number]

/** Parses a `viewBox` attribute: numbers separated by spaces, line breaks or commas. */
export const parseViewBox = (viewBox: string): ViewBox => {
  const [left = 0, top = 0, width = 1, height = 1] = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  return [left, top, width, height]
}
