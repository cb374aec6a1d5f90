import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import { relative, sep } from "node:path"
import { type Config, type CustomPlugin, optimize } from "svgo"
import { readPictureMetadata } from "#engine"
import { lightColors } from "#theme/tokens"
import { parseViewBox, type ViewBox } from "#theme/view-box"
import { emitFile } from "../emit-file"
import { createDrawingFile } from "./drawing-file"
import { minify } from "./minify"
import { getTypesetter } from "./typesetter"

/** CSS variables by light color, for files without classes. Reversed: the first of equal colors applies. */
const variables = new Map(
  Object.entries(lightColors)
    .reverse()
    .map(([name, color]) => [color, `var(--${name})`]),
)

/** Replaces palette colors by variables, in attributes (Figma) and in `style` (Inkscape). */
const withVariables = (value: string): string =>
  value.replaceAll(/#[\da-f]{6}\b/gi, color => variables.get(color.toLowerCase()) ?? color)

/** Plugins that remove only parts that are never rendered. */
const safePlugins: NonNullable<Config["plugins"]> = [
  "removeDoctype",
  "removeXMLProcInst",
  "removeComments",
  "removeMetadata",
  "removeEditorsNSData",
  "removeScripts",
]

/** A parsed SVG file. */
interface ParsedDrawing {
  /** An `<svg>` element with color variables. */
  markup: string
  viewBox: string
  /** View box on phones: that of `<view id="phone">`. */
  phoneViewBox: string | null
}

/**
 * Parses a drawing.
 * @param path - path of the file in the project; its hash is the prefix of ids, which must be unique on a page
 */
export const parseDrawing = (svg: string, path: string): ParsedDrawing => {
  const viewBoxes: Omit<ParsedDrawing, "markup"> = { viewBox: "", phoneViewBox: null }
  const colorVariables: CustomPlugin = {
    name: "colorVariables",
    fn: () => ({
      element: {
        enter: (node, parent) => {
          const { attributes } = node
          if (node.name === "svg" && parent.type === "root") viewBoxes.viewBox = attributes.viewBox ?? ""
          if (node.name === "view" && attributes.id === "phone") viewBoxes.phoneViewBox = attributes.viewBox ?? null
          if (["title", "style", "view"].includes(node.name))
            parent.children = parent.children.filter(child => child !== node)
          for (const [name, value] of Object.entries(attributes)) attributes[name] = withVariables(value)
        },
      },
    }),
  }
  const digest = createHash("sha1").update(path).digest("hex").slice(0, 6)
  const { data } = optimize(svg, {
    plugins: [
      ...safePlugins,
      colorVariables,
      { name: "prefixIds", params: { prefix: `drawing-${digest}`, delim: "-", prefixClassNames: false } },
    ],
  })
  return { ...viewBoxes, markup: data }
}

/**
 * Returns an SVG file without comments, metadata and scripts. Scripts and external references fail the build earlier
 * (packages/content-engine/reading/svg-metadata.ts).
 */
export const cleanSvg = (path: string): string => optimize(readFileSync(path, "utf8"), { plugins: safePlugins }).data

/** Replaces color variables by light colors. */
const withLightColors = (content: string): string =>
  Object.entries(lightColors).reduce((text, [name, color]) => text.replaceAll(`var(--${name})`, String(color)), content)

/** Inline drawings have fewer characters of markup and fewer paths: larger ones are cheaper as files. */
const inlineLimits = { length: 300, paths: 4 }

/** Tolerance for strokes at the edges, in units of the view box. */
const STROKE_TOLERANCE = 4

/** Markup of a drawing in light colors. */
export interface DrawingMarkup {
  /** View box for phones; if there is none, that of the drawing. */
  viewBox: ViewBox
  content: string
  /** True if paths and view box together are wider than the view box. */
  hasOverflow: boolean
}

/** A processed drawing. */
interface ProcessedDrawing {
  /** The GraphQL type `Drawing`. */
  drawing: NonNullable<Queries.PictureFragment["drawing"]>
  /** File with both color modes and outlined text. */
  svg: string
  /** Markup for raster images. */
  markup: DrawingMarkup
}

/** Returns undefined for imported SVG files, whose root lacks the class `drawing`. */
const processDrawing = async (svg: string, path: string): Promise<ProcessedDrawing | undefined> => {
  if ((await readPictureMetadata(path)).styles === undefined) return undefined
  const { markup, viewBox, phoneViewBox } = parseDrawing(svg, relative("", path).replaceAll(sep, "/"))
  const { content, paths } = minify(viewBox, markup)
  const outlined = minify(viewBox, markup, await getTypesetter())
  const file = createDrawingFile(outlined)
  return {
    drawing: {
      bounds: file.bounds.join(" "),
      viewBox,
      phoneViewBox,
      content: content.replaceAll("var(--", "var(--palette-colors-"),
      inline: content.length < inlineLimits.length && paths.length < inlineLimits.paths,
    },
    svg: file.svg,
    markup: {
      viewBox: parseViewBox(phoneViewBox ?? viewBox),
      content: withLightColors(outlined.content),
      hasOverflow: file.bounds[2] > parseViewBox(viewBox)[2] + STROKE_TOLERANCE,
    },
  }
}

/** Drawings by path and content: several pages and preview images use the same drawing. */
const drawingCache = new Map<string, Promise<ProcessedDrawing | undefined>>()

const getDrawing = (path: string): Promise<ProcessedDrawing | undefined> => {
  const svg = readFileSync(path, "utf8")
  const drawing = drawingCache.get(path + svg) ?? processDrawing(svg, path)
  drawingCache.set(path + svg, drawing)
  return drawing
}

/** Loads a drawing: inline markup, and a file with both color modes. Returns undefined for imported SVG files. */
export const loadDrawing = async (
  path: string,
): Promise<Pick<Queries.PictureFragment, "src" | "drawing"> | undefined> => {
  const processed = await getDrawing(path)
  return processed && { src: emitFile(processed.svg, "svg"), drawing: processed.drawing }
}

/**
 * Loads a drawing for raster images: literal colors, because the renderer does not support variables, and outlined
 * text. Returns undefined for imported SVG files.
 */
export const loadDrawingMarkup = async (path: string): Promise<DrawingMarkup | undefined> =>
  (await getDrawing(path))?.markup
