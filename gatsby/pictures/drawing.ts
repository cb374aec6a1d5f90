import { basename } from "node:path"
import { readFileSync } from "node:fs"
import { parse as parseRules } from "postcss"
import { type CustomPlugin, optimize, type XastElement } from "svgo"
import { drawingClasses } from "../../src/theme/drawing-classes"
import { type Frame, frameOf } from "../../src/theme/frame"
import { lightColors } from "../../src/theme/tokens"
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

const isOurs = (selector: string): boolean => {
  const name = selector.trim()
  return name === "text" || (name.startsWith(".") && drawingClasses.has(name.slice(1)))
}

/** Whether rules are others than those of the drawing language, for which the site has its own, by day and by night. */
const areForeign = (css: string): boolean => {
  try {
    return parseRules(css).nodes.some(
      node => node.type !== "comment" && (node.type !== "rule" || !node.selectors.every(isOurs)),
    )
  } catch {
    return true
  }
}

const textOf = ({ children }: XastElement): string =>
  children.map(child => ("value" in child ? child.value : "")).join("")

/** What a file says of itself besides its marks. */
interface Read {
  /** Its marks, in the site's own colors. */
  markup: string
  viewBox: string
  /** The part of it that phones show, if it names one: its view of that name. */
  phone: string | null
  /** It has rules of its own, and would change the page that holds it. */
  isForeign: boolean
}

/**
 * @param svg what is in the file
 * @param name begins its ids: a page may hold several drawings
 */
export const read = (svg: string, name: string): Read => {
  const found: Omit<Read, "markup"> = { viewBox: "", phone: null, isForeign: false }
  const ours: CustomPlugin = {
    name: "ours",
    fn: () => ({
      element: {
        enter: (node, parent) => {
          const { attributes } = node
          if (node.name === "svg" && parent.type === "root") found.viewBox = attributes.viewBox ?? ""
          if (node.name === "style" && areForeign(textOf(node))) found.isForeign = true
          if (node.name === "view" && attributes.id === "phone") found.phone = attributes.viewBox ?? null
          if (["title", "style", "view"].includes(node.name))
            parent.children = parent.children.filter(child => child !== node)
          for (const [name, value] of Object.entries(attributes)) attributes[name] = withVariables(value)
        },
      },
    }),
  }
  const { data } = optimize(svg, {
    plugins: [
      "removeXMLProcInst",
      "removeComments",
      "removeMetadata",
      "removeScripts",
      ours,
      { name: "prefixIds", params: { prefix: `drawing-${name}`, delim: "-", prefixClassNames: false } },
    ],
  })
  return { ...found, markup: data }
}

/**
 * Publishes a vector picture as it is, but shorter. What could run, or ask for a file elsewhere, stops a build before
 * (packages/content-engine/reading/svg-facts.ts).
 * @returns its address
 */
export const publishSvg = (path: string): string => {
  const svg = readFileSync(path, "utf8")
  return publish(optimize(svg, { multipass: true, plugins: ["preset-default", "removeScripts"] }).data, "svg")
}

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

const draw = async (svg: string, name: string): Promise<Drawn | undefined> => {
  const { markup, viewBox, phone, isForeign } = read(svg, name)
  if (isForeign) return undefined
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
  const one = known.get(path + svg) ?? draw(svg, basename(path, ".svg"))
  known.set(path + svg, one)
  return one
}

/**
 * Makes what pages show of a drawing: its marks, to stand in a first screen, and a file with both color modes, whose
 * lettering is outlines.
 * @param path where it lies
 * @returns nothing of a file that has rules of its own
 */
export const drawingOf = async (path: string): Promise<Pick<Queries.PhotoFragment, "src" | "drawing"> | undefined> => {
  const one = await drawn(path)
  return one && { src: publish(one.svg, "svg"), drawing: one.drawing }
}

/**
 * Reads a drawing for an image of pixels, whose renderer knows no variables: its colors are literals, its lettering
 * outlines.
 * @param path where it lies
 * @returns nothing of a file that has rules of its own
 */
export const marksOf = async (path: string): Promise<Marks | undefined> => (await drawn(path))?.marks
