import { SVGPathData } from "svg-pathdata"
import { type DrawingRule, drawingRules, toCss } from "#theme/drawing-classes"
import { darkColors, lightColors, type ModeColors } from "#theme/tokens"
import { parseViewBox, type ViewBox } from "#theme/view-box"
import type { Minified } from "./minify"

const colorNames = Object.keys(lightColors) as (keyof ModeColors)[]
/** References to CSS variables by color name. */
const variables = Object.fromEntries(colorNames.map(name => [name, `var(--${name})`])) as unknown as ModeColors

/**
 * Returns CSS that declares the colors of both modes. Images follow the `color-scheme` of their element
 * (docs/decisions.md).
 * @param text - CSS and markup; unused colors are omitted
 */
const declareColors = (text: string): string => {
  const used = colorNames.filter(name => text.includes(variables[name]))
  const declare = (from: ModeColors, subset: (keyof ModeColors)[]) =>
    subset.map(name => `--${name}:${from[name]}`).join(";")
  const differing = used.filter(name => darkColors[name] !== lightColors[name])
  return `:root{${declare(lightColors, used)}}@media(prefers-color-scheme:dark){:root{${declare(darkColors, differing)}}}`
}

/** Half of a `key` line (2 px), in units of the viewBox. */
const HALF_STROKE = 1

/** Returns the bounds of a path with its stroke: left, top, right, bottom. Empty paths have none. */
const pathBounds = (path: string) => {
  const { minX, minY, maxX, maxY } = new SVGPathData(path).toAbs().getBounds()
  const bounds = [minX - HALF_STROKE, minY - HALF_STROKE, maxX + HALF_STROKE, maxY + HALF_STROKE] as const
  return bounds.every(Number.isFinite) ? [bounds] : []
}

/** Returns the view box of the file: that of the drawing, extended to include paths beyond it. */
const visibleBounds = (viewBox: string, paths: readonly string[]): ViewBox => {
  const [x, y, width, height] = parseViewBox(viewBox)
  const all = [[x, y, x + width, y + height] as const, ...paths.flatMap(pathBounds)]
  const left = Math.floor(Math.min(...all.map(bounds => bounds[0])))
  const top = Math.floor(Math.min(...all.map(bounds => bounds[1])))
  const right = Math.ceil(Math.max(...all.map(bounds => bounds[2])))
  const bottom = Math.ceil(Math.max(...all.map(bounds => bounds[3])))
  return [left, top, right - left, bottom - top]
}

/** Creates a standalone SVG file and its view box. */
export const createDrawingFile = ({ viewBox, content, paths, classes }: Minified): { svg: string; bounds: ViewBox } => {
  const bounds = visibleBounds(viewBox, paths)
  const usedRules = drawingRules(variables)
    .map(([names, style]): DrawingRule => [names.filter(name => classes.has(name)), style])
    .filter(([names]) => names.length > 0)
  const rules = toCss(usedRules)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${bounds.join(" ")}"><style>${declareColors(rules + content)}${rules}</style>${content}</svg>`
  return { svg, bounds }
}
