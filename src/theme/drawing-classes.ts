import { type ModeColors, stroke } from "./tokens"

/** The classes of the drawing language as files have them (content/drawings/), and as pages do: these are short. */
export const drawingClasses: Readonly<Record<string, string>> = {
  outline: "s",
  key: "k",
  plate: "p",
  action: "y",
  hair: "h",
  planned: "d",
  guide: "g",
  bar: "b",
  ink: "i",
  sea: "a",
  wash: "w",
  ground: "o",
  "sea-line": "as",
  "sea-hair": "ah",
  "signal-line": "ys",
  signal: "yf",
  "on-signal": "oyf",
  "on-signal-line": "sy",
  lamp: "lamp",
  "to-right": "rt",
  "to-left": "lf",
  lit: "lit",
  soft: "n",
  "sea-words": "n c",
  "on-sea": "os",
  "on-signal-words": "oy",
  display: "dis",
}

/** A rule for the marks of some classes. */
export type DrawingRule = readonly [classes: readonly string[], style: Readonly<Record<string, string | number>>]

const kebab = (name: string): string => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)

/**
 * @returns the rules as a style sheet for pictures, which know neither the page's variables nor selectors of selectors
 */
export const toCss = (rules: readonly DrawingRule[]): string =>
  rules
    .map(([classes, style]) => {
      const declarations = Object.entries(style).map(([name, value]) => `${kebab(name)}:${value}`)
      return `.${classes.join(",.")}{${declarations.join(";")}}`
    })
    .join("")

/**
 * The look of every class. The page's style sheet and the files of drawings are both made from it, so that a drawing
 * looks the same in either.
 * Lines do not scale with the drawing.
 * @param ink the colors, as literals or as variables
 */
export const drawingRules = (ink: ModeColors): DrawingRule[] => [
  [["s", "p", "y", "k", "h", "d", "g", "as", "ah", "ys", "sy"], { vectorEffect: "non-scaling-stroke" }],
  [
    ["s", "p", "y", "k"],
    { stroke: ink.ink, strokeWidth: stroke.draw, strokeLinejoin: "round", strokeLinecap: "round" },
  ],
  [["s", "k", "h", "d", "g", "as", "ah", "ys", "sy"], { fill: "none" }],
  [["k"], { strokeWidth: stroke.key }],
  [["p"], { fill: ink.plane }],
  [["y"], { fill: ink.signal, stroke: ink.signalEdge }],
  [["h"], { stroke: ink.line, strokeWidth: stroke.hair }],
  [["d"], { stroke: ink.pencil, strokeWidth: stroke.draw, strokeDasharray: "5 4" }],
  [["g"], { stroke: ink.pencil, strokeWidth: stroke.hair }],
  [["b"], { fill: ink.bar }],
  [["i"], { fill: ink.ink }],
  [["a"], { fill: ink.sea }],
  [["w"], { fill: ink.wash }],
  [["o"], { fill: ink.ground }],
  [["as"], { stroke: ink.sea, strokeWidth: stroke.key, strokeLinejoin: "round", strokeLinecap: "round" }],
  [["ah"], { stroke: ink.sea, strokeWidth: stroke.hair, opacity: 0.55 }],
  [["ys"], { stroke: ink.signal, strokeWidth: 5 }],
  [["yf"], { fill: ink.signal }],
  [["oyf"], { fill: ink.onSignal }],
  [["sy"], { stroke: ink.onSignal, strokeWidth: stroke.draw, strokeLinecap: "round" }],
  [["lamp"], { fill: ink.signal, opacity: ink.lamp }],
  [["n"], { fill: ink.inkSoft }],
  [["c"], { fill: ink.sea }],
  [["os"], { fill: ink.onSea }],
  [["oy"], { fill: ink.onSignal }],
]

/** How beams of light fade: behind the other rules. */
export const beamRules: readonly DrawingRule[] = [
  [["lamp"], { maskImage: "linear-gradient(#000, transparent)" }],
  [["rt"], { maskImage: "linear-gradient(90deg, #000, transparent)" }],
  [["lf"], { maskImage: "linear-gradient(270deg, #000, transparent)" }],
  [["lit"], { maskImage: "none" }],
]
