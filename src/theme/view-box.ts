/** Left, top, width and height, in units of a drawing. */
export type ViewBox = readonly [left: number, top: number, width: number, height: number]

/** Returns the numbers of a viewBox, which stand between spaces, line breaks or commas. */
export const parseViewBox = (viewBox: string): ViewBox => {
  const [left = 0, top = 0, width = 1, height = 1] = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  return [left, top, width, height]
}
