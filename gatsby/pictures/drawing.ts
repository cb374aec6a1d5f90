import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"
import { relative, sep } from "node:path"
import { type Config, type CustomPlugin, optimize } from "svgo"
import { pictureFacts } from "#engine"
import { type Frame, frameOf } from "#theme/frame"
import { lightColors } from "#theme/tokens"
import { publish } from "../hashed-files"
import { toFile } from "./file"
import { typesetter } from "./lettering"
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
interface Read {
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
export const read = (svg: string, path: string): Read => {
  const found: Omit<Read, "markup"> = { viewBox: "", phone: null }
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
 * elsewhere, stops a build before (packages/content-engine/reading/svg-facts.ts).
 */
export const savedSvg = (path: string): string => optimize(readFileSync(path, "utf8"), { plugins: SAFE }).data

/** Writes colors by their values of the day. */
const byDay = (content: string): string =>
  Object.entries(lightColors).reduce((text, [name, color]) => text.replaceAll(`var(--${name})`, String(color)), content)

// A small drawing costs less in the page than its address elsewhere.
const SMALL = { length: 300, paths: 4 }

/** Units by which the lines at its edges widen a drawing. */
const EDGES = 4

/** A drawing by day, as marks in the classes of the site. */
export interface Marks {
  /** The part of it to show: that of phones, if it names one. */
  frame: Frame
  content: string
  /** Whether marks run out of its frame. */
  isOpen: boolean
}

/** What is made of a drawing. */
interface Drawn {
  /** As pages show it: the type `Drawing` in GraphQL. */
  drawing: NonNullable<Queries.PhotoFragment["drawing"]>
  /** A file with both color modes, whose lettering is outlines. */
  svg: string
  /** For an image of pixels. */
  marks: Marks
}

const draw = async (svg: string, path: string): Promise<Drawn | undefined> => {
  if ((await pictureFacts(path)).styles === undefined) return undefined
  const { markup, viewBox, phone } = read(svg, relative("", path).replaceAll(sep, "/"))
  const { content, paths } = minify(viewBox, markup)
  const outlined = minify(viewBox, markup, await typesetter())
  const file = toFile(outlined)
  return {
    drawing: {
      frame: file.frame.join(" "),
      viewBox,
      phone,
      content: content.replaceAll("var(--", "var(--palette-colors-"),
      isSmall: content.length < SMALL.length && paths.length < SMALL.paths,
    },
    svg: file.svg,
    marks: {
      frame: frameOf(phone ?? viewBox),
      content: byDay(outlined.content),
      isOpen: file.frame[2] > frameOf(viewBox)[2] + EDGES,
    },
  }
}

/** What has been drawn, by path and file: several pages and preview images show the same. */
const known = new Map<string, Promise<Drawn | undefined>>()

const drawn = (path: string): Promise<Drawn | undefined> => {
  const svg = readFileSync(path, "utf8")
  const one = known.get(path + svg) ?? draw(svg, path)
  known.set(path + svg, one)
  return one
}

/**
 * Makes what pages show of a drawing: its marks, to stand in a first screen, and a file with both color modes, whose
 * lettering is outlines.
 * @param path where it lies
 * @returns nothing of a file that is shown as it was saved
 */
export const drawingOf = async (path: string): Promise<Pick<Queries.PhotoFragment, "src" | "drawing"> | undefined> => {
  const one = await drawn(path)
  return one && { src: publish(one.svg, "svg"), drawing: one.drawing }
}

/**
 * Reads a drawing for an image of pixels, whose renderer knows no variables: its colors are literals, its lettering
 * outlines.
 * @param path where it lies
 * @returns nothing of a file that is shown as it was saved
 */
export const marksOf = async (path: string): Promise<Marks | undefined> => (await drawn(path))?.marks
