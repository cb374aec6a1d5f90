import { SVGPathData } from "svg-pathdata"

/** Left, top, right and bottom. */
export type Bounds = readonly [left: number, top: number, right: number, bottom: number]

/** @returns what a path covers, without the width of its line; `undefined` if it draws nothing */
export const boundsOf = (d: string): Bounds | undefined => {
  const { minX, minY, maxX, maxY } = new SVGPathData(d).toAbs().getBounds()
  return [minX, minY, maxX, maxY].every(Number.isFinite) ? [minX, minY, maxX, maxY] : undefined
}

/** @returns the smallest bounds around all */
export const around = (all: readonly Bounds[]): Bounds =>
  all.reduce(([left, top, right, bottom], next) => [
    Math.min(left, next[0]),
    Math.min(top, next[1]),
    Math.max(right, next[2]),
    Math.max(bottom, next[3]),
  ])
