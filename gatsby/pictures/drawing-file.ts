import { SVGPathData } from "svg-pathdata"
import { type DrawingRule, drawingRules, toCss } from "#theme/drawing-classes"
import { type ViewBox, parseViewBox } from "#theme/view-box"
import { darkColors, lightColors, type ModeColors } from "#theme/tokens"
import type { Minified } from "./minify"

const names = Object.keys(lightColors) as (keyof ModeColors)[]
const variables = Object.fromEntries(names.map(name => [name, `var(--${name})`])) as unknown as ModeColors

/**
 * The colors of both modes. A picture follows the `color-scheme` of the element that holds it
 * (docs/decisions.md).
 * @param text what the colors are for: others are left out
 */
const colors = (text: string): string => {
  const read = names.filter(name => text.includes(variables[name]))
  const declare = (from: ModeColors, some: (keyof ModeColors)[]) =>
    some.map(name => `--${name}:${from[name]}`).join(";")
  const changed = read.filter(name => darkColors[name] !== lightColors[name])
  return `:root{${declare(lightColors, read)}}@media(prefers-color-scheme:dark){:root{${declare(darkColors, changed)}}}`
}

/** Half the width of the widest common line, in drawing units as wide as pixels. */
const EDGE = 1

/** Left, top, right and bottom of what a path covers with its line; nothing where it draws nothing. */
const pathBounds = (path: string) => {
  const { minX, minY, maxX, maxY } = new SVGPathData(path).toAbs().getBounds()
  const bounds = [minX - EDGE, minY - EDGE, maxX + EDGE, maxY + EDGE] as const
  return bounds.every(Number.isFinite) ? [bounds] : []
}

/** Which part of a drawing its file shows: its frame, or more if marks run out of that. */
const visibleBounds = (viewBox: string, paths: readonly string[]): ViewBox => {
  const [left, top, width, height] = parseViewBox(viewBox)
  const all = [[left, top, left + width, top + height] as const, ...paths.flatMap(pathBounds)]
  const l = Math.floor(Math.min(...all.map(bounds => bounds[0])))
  const t = Math.floor(Math.min(...all.map(bounds => bounds[1])))
  const r = Math.ceil(Math.max(...all.map(bounds => bounds[2])))
  const b = Math.ceil(Math.max(...all.map(bounds => bounds[3])))
  return [l, t, r - l, b - t]
}

/** @returns a drawing as a file of its own, and which part of it that shows */
export const createDrawingFile = ({ viewBox, content, paths, classes }: Minified): { svg: string; frame: ViewBox } => {
  const frame = visibleBounds(viewBox, paths)
  const used = drawingRules(variables)
    .map(([all, style]): DrawingRule => [all.filter(name => classes.has(name)), style])
    .filter(([some]) => some.length > 0)
  const rules = toCss(used)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${frame.join(" ")}"><style>${colors(rules + content)}${rules}</style>${content}</svg>`
  return { svg, frame }
}
