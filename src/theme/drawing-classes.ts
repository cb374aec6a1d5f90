import { lightColors, type ModeColors, stroke } from "./tokens"

/** A style rule for drawing classes. */
export type DrawingRule = readonly [classes: readonly string[], style: Readonly<Record<string, string | number>>]

const kebab = (name: string): string => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)

/** Formats rules as a style sheet for SVG files. */
export const toCss = (rules: readonly DrawingRule[]): string =>
  rules
    .map(([classes, style]) => {
      const declarations = Object.entries(style).map(([name, value]) => `${kebab(name)}:${value}`)
      return `.${classes.join(",.")}{${declarations.join(";")}}`
    })
    .join("")

/**
 * Returns the styles of all drawing classes, for inline drawings and for files. Lines do not scale with the drawing.
 * @param colors - literals or CSS variables
 */
export const drawingRules = (colors: ModeColors): DrawingRule[] => [
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
    { stroke: colors.text, strokeWidth: stroke.outline, strokeLinejoin: "round", strokeLinecap: "round" },
  ],
  [
    ["outline", "key", "hair", "planned", "guide", "sea-line", "sea-hair", "signal-line", "on-signal-line"],
    { fill: "none" },
  ],
  [["key"], { strokeWidth: stroke.key }],
  [["plate"], { fill: colors.surface }],
  [["action"], { fill: colors.action, stroke: colors.actionEdge }],
  [["hair"], { stroke: colors.divider, strokeWidth: stroke.hair }],
  [["planned"], { stroke: colors.muted, strokeWidth: stroke.outline, strokeDasharray: "5 4" }],
  [["guide"], { stroke: colors.muted, strokeWidth: stroke.hair }],
  [["bar"], { fill: colors.bar }],
  [["ink"], { fill: colors.text }],
  [["sea"], { fill: colors.accent }],
  [["wash"], { fill: colors.tint }],
  [["ground"], { fill: colors.background }],
  [["sea-line"], { stroke: colors.accent, strokeWidth: stroke.key, strokeLinejoin: "round", strokeLinecap: "round" }],
  [["sea-hair"], { stroke: colors.accent, strokeWidth: stroke.hair, opacity: 0.55 }],
  [["signal-line"], { stroke: colors.action, strokeWidth: 5 }],
  [["signal"], { fill: colors.action }],
  [["on-signal"], { fill: colors.onAction }],
  [["on-signal-line"], { stroke: colors.onAction, strokeWidth: stroke.outline, strokeLinecap: "round" }],
  // The beam fades out.
  [["lamp"], { fill: colors.action, opacity: colors.lamp, maskImage: "linear-gradient(#000, transparent)" }],
  [["to-right"], { maskImage: "linear-gradient(90deg, #000, transparent)" }],
  [["to-left"], { maskImage: "linear-gradient(270deg, #000, transparent)" }],
  [["lit"], { maskImage: "none" }],
  [["soft"], { fill: colors.textSecondary }],
  [["sea-words"], { fill: colors.accent }],
  [["on-sea"], { fill: colors.onAccent }],
  [["on-signal-words"], { fill: colors.onAction }],
]

/** Class names of drawings (content/drawings/). */
export const drawingClasses: ReadonlySet<string> = new Set([
  ...drawingRules(lightColors).flatMap(([classes]) => classes),
  // Sets a font, which files cannot load.
  "display",
])
