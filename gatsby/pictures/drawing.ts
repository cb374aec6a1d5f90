import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import { relative, sep } from "node:path"
import { type Config, type CustomPlugin, optimize } from "svgo"
import { readPictureMetadata } from "#engine"
import { type ViewBox, parseViewBox } from "#theme/view-box"
import { lightColors } from "#theme/tokens"
import { emitFile } from "../emit-file"
import { createDrawingFile } from "./drawing-file"
import { typesetter } from "./typesetter"
import { minify } from "./minify"

/** The variable of each color of the day, for files whose program writes colors and no classes. */
const variables = new Map(
  Object.entries(lightColors)
    .reverse()
    .map(([name, color]) => [color, `var(--${name})`]),
)

/** Colors of the palette follow the color mode, as attributes (Figma) and in `style` (Inkscape). */
const withVariables = (value: string): string =>
  value.replaceAll(/#[\da-f]{6}\b/gi, color => variables.get(color.toLowerCase()) ?? color)

/** Takes out what is never rendered, and nothing else. */
const SAFE: NonNullable<Config["plugins"]> = [
  "removeDoctype",
  "removeXMLProcInst",
  "removeComments",
  "removeMetadata",
  "removeEditorsNSData",
  "removeScripts",
]

/** What a file says of itself besides its marks. */
interface ParsedDrawing {
  /** Its marks, in the site's own colors. */
  markup: string
  viewBox: string
  /** The part of it that phones show, if it names one: its view of that name. */
  phone: string | null
}

/**
 * @param svg what is in the file
 * @param path makes its ids unique: a page may hold several drawings
 */
export const parseDrawing = (svg: string, path: string): ParsedDrawing => {
  const found: Omit<ParsedDrawing, "markup"> = { viewBox: "", phone: null }
  const ours: CustomPlugin = {
    name: "ours",
    fn: () => ({
      element: {
        enter: (node, parent) => {
          const { attributes } = node
          if (node.name === "svg" && parent.type === "root") found.viewBox = attributes.viewBox ?? ""
          if (node.name === "view" && attributes.id === "phone") found.phone = attributes.viewBox ?? null
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
      ...SAFE,
      ours,
      { name: "prefixIds", params: { prefix: `drawing-${digest}`, delim: "-", prefixClassNames: false } },
    ],
  })
  return { ...found, markup: data }
}

/**
 * Returns an SVG file as browsers render it, without what is never rendered. What could run, or ask for a file
 * elsewhere, stops a build before (packages/content-engine/reading/svg-metadata.ts).
 */
export const savedSvg = (path: string): string => optimize(readFileSync(path, "utf8"), { plugins: SAFE }).data

/** Writes colors by their values of the day. */
const withLightColors = (content: string): string =>
  Object.entries(lightColors).reduce((text, [name, color]) => text.replaceAll(`var(--${name})`, String(color)), content)

// A small drawing costs less in the page than its address elsewhere.
const INLINE_LIMIT = { length: 300, paths: 4 }

/** Units by which the lines at its edges widen a drawing. */
const EDGES = 4

/** A drawing by day, as marks in the classes of the site. */
export interface DrawingMarkup {
  /** The part of it to show: that of phones, if it names one. */
  frame: ViewBox
  content: string
  /** Whether marks run out of its frame. */
  isOpen: boolean
}

/** What is made of a drawing. */
interface ProcessedDrawing {
  /** As pages show it: the type `Drawing` in GraphQL. */
  drawing: NonNullable<Queries.PhotoFragment["drawing"]>
  /** A file with both color modes, whose lettering is outlines. */
  svg: string
  /** For an image of pixels. */
  marks: DrawingMarkup
}

const processDrawing = async (svg: string, path: string): Promise<ProcessedDrawing | undefined> => {
  if ((await readPictureMetadata(path)).styles === undefined) return undefined
  const { markup, viewBox, phone } = parseDrawing(svg, relative("", path).replaceAll(sep, "/"))
  const { content, paths } = minify(viewBox, markup)
  const outlined = minify(viewBox, markup, await typesetter())
  const file = createDrawingFile(outlined)
  return {
    drawing: {
      frame: file.frame.join(" "),
      viewBox,
      phone,
      content: content.replaceAll("var(--", "var(--palette-colors-"),
      isSmall: content.length < INLINE_LIMIT.length && paths.length < INLINE_LIMIT.paths,
    },
    svg: file.svg,
    marks: {
      frame: parseViewBox(phone ?? viewBox),
      content: withLightColors(outlined.content),
      isOpen: file.frame[2] > parseViewBox(viewBox)[2] + EDGES,
    },
  }
}

/** What has been drawn, by path and file: several pages and preview images show the same. */
const drawingCache = new Map<string, Promise<ProcessedDrawing | undefined>>()

const getDrawing = (path: string): Promise<ProcessedDrawing | undefined> => {
  const svg = readFileSync(path, "utf8")
  const one = drawingCache.get(path + svg) ?? processDrawing(svg, path)
  drawingCache.set(path + svg, one)
  return one
}

/**
 * Makes what pages show of a drawing: its marks, to stand in a first screen, and a file with both color modes, whose
 * lettering is outlines.
 * @param path where it lies
 * @returns nothing of a file that is shown as it was saved
 */
export const loadDrawing = async (
  path: string,
): Promise<Pick<Queries.PhotoFragment, "src" | "drawing"> | undefined> => {
  const one = await getDrawing(path)
  return one && { src: emitFile(one.svg, "svg"), drawing: one.drawing }
}

/**
 * Reads a drawing for an image of pixels, whose renderer knows no variables: its colors are literals, its lettering
 * outlines.
 * @param path where it lies
 * @returns nothing of a file that is shown as it was saved
 */
export const loadDrawingMarkup = async (path: string): Promise<DrawingMarkup | undefined> =>
  (await getDrawing(path))?.marks
