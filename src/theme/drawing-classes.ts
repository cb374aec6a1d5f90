import { lightColors, type ModeColors, stroke } from "./tokens"

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
  [
    [
      "outline",
      "plate",
      "action",
      "key",
      "hair",
      "planned",
      "guide",
      "sea-line",
      "sea-hair",
      "signal-line",
      "on-signal-line",
    ],
    { vectorEffect: "non-scaling-stroke" },
  ],
  [
    ["outline", "plate", "action", "key"],
    { stroke: ink.ink, strokeWidth: stroke.draw, strokeLinejoin: "round", strokeLinecap: "round" },
  ],
  [
    ["outline", "key", "hair", "planned", "guide", "sea-line", "sea-hair", "signal-line", "on-signal-line"],
    { fill: "none" },
  ],
  [["key"], { strokeWidth: stroke.key }],
  [["plate"], { fill: ink.plane }],
  [["action"], { fill: ink.signal, stroke: ink.signalEdge }],
  [["hair"], { stroke: ink.line, strokeWidth: stroke.hair }],
  [["planned"], { stroke: ink.pencil, strokeWidth: stroke.draw, strokeDasharray: "5 4" }],
  [["guide"], { stroke: ink.pencil, strokeWidth: stroke.hair }],
  [["bar"], { fill: ink.bar }],
  [["ink"], { fill: ink.ink }],
  [["sea"], { fill: ink.sea }],
  [["wash"], { fill: ink.wash }],
  [["ground"], { fill: ink.ground }],
  [["sea-line"], { stroke: ink.sea, strokeWidth: stroke.key, strokeLinejoin: "round", strokeLinecap: "round" }],
  [["sea-hair"], { stroke: ink.sea, strokeWidth: stroke.hair, opacity: 0.55 }],
  [["signal-line"], { stroke: ink.signal, strokeWidth: 5 }],
  [["signal"], { fill: ink.signal }],
  [["on-signal"], { fill: ink.onSignal }],
  [["on-signal-line"], { stroke: ink.onSignal, strokeWidth: stroke.draw, strokeLinecap: "round" }],
  [["lamp"], { fill: ink.signal, opacity: ink.lamp }],
  [["soft"], { fill: ink.inkSoft }],
  [["sea-words"], { fill: ink.sea }],
  [["on-sea"], { fill: ink.onSea }],
  [["on-signal-words"], { fill: ink.onSignal }],
]

/** How beams of light fade: behind the other rules. */
export const beamRules: readonly DrawingRule[] = [
  [["lamp"], { maskImage: "linear-gradient(#000, transparent)" }],
  [["to-right"], { maskImage: "linear-gradient(90deg, #000, transparent)" }],
  [["to-left"], { maskImage: "linear-gradient(270deg, #000, transparent)" }],
  [["lit"], { maskImage: "none" }],
]

/** The names of the classes, in the files of drawings (content/drawings/) as in pages. */
export const drawingClasses: ReadonlySet<string> = new Set([
  ...[...drawingRules(lightColors), ...beamRules].flatMap(([classes]) => classes),
  // Its lettering is a matter of fonts.
  "display",
])
