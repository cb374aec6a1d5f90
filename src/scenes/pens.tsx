import type { SVGProps } from "react"

/**
 * The drawing language. A pen is a meaning, not a colour: the class names are one or two letters because a page holds
 * several hundred marks, and `src/theme/drawing-classes.ts` gives them their look.
 */
const penClass = {
  /** Outline of what is framed. */
  outline: "s",
  /** Outline of the key shape of a drawing, twice as heavy. */
  key: "k",
  /** A plate: outline, filled with the plane colour. */
  plate: "p",
  /** A yellow plate: the action, or the piece of work in hand. */
  action: "y",
  /** Hairline. */
  hair: "h",
  /** Dashed pencil: planned, not built. */
  planned: "d",
  /** Thin pencil line: construction lines. */
  guide: "g",
  /** Filler: text that is not meant to be read. */
  bar: "b",
  /** Solid ink. */
  ink: "i",
  /** Solid sea: live. */
  sea: "a",
  /** Tint of the sea. */
  wash: "w",
  /** The page's ground. */
  ground: "o",
  /** Heavy sea line: results, routes, waterlines. */
  seaLine: "as",
  /** Faint sea hairline: contours, ripples. */
  seaHair: "ah",
  /** Heavy yellow line: the section cut. */
  signalLine: "ys",
  /** Yellow without an outline. */
  signal: "yf",
  /** Marks on yellow. */
  onSignal: "oyf",
  onSignalLine: "sy",
  /** The crane's beam of light, which falls down and fades: visible by night only. */
  lamp: "lamp",
  /** A beam to the right. */
  ray: "lamp rt",
  /** A beam to the left. */
  rayLeft: "lamp lf",
  /** Light behind glass, which does not fade. */
  lit: "lamp lit",
} as const

export type Pen = keyof typeof penClass

interface Inked {
  pen?: Pen
}

const ink = ({ pen }: Inked, extra?: string) => [pen && penClass[pen], extra].filter(Boolean).join(" ") || undefined

interface RectProps extends Inked {
  x?: number
  y?: number
  width: number
  height: number
  /** Radius of the corners. */
  rx?: number
  opacity?: number
  className?: string
}

const rounded = (x: number, y: number, width: number, height: number, rx: number): string => {
  const corner = (dx: number, dy: number) => `a${rx} ${rx} 0 0 1 ${dx} ${dy}`
  const [across, down] = [width - 2 * rx, height - 2 * rx]
  return `M${x + rx} ${y}h${across}${corner(rx, rx)}v${down}${corner(-rx, rx)}h${-across}${corner(-rx, -rx)}v${-down}${corner(rx, -rx)}z`
}

/** A rectangle, written as a path: a page holds hundreds of them, and four attributes each are half of its drawing. */
export const Rect = ({ pen, className, x = 0, y = 0, width, height, rx, opacity }: RectProps) => (
  <path
    className={ink({ pen }, className)}
    d={rx ? rounded(x, y, width, height, rx) : `M${x} ${y}h${width}v${height}h${-width}z`}
    opacity={opacity}
  />
)

/** A path; nothing where there is nothing to draw. */
export const Path = ({ pen, className, ...rest }: Inked & SVGProps<SVGPathElement>) =>
  rest.d === "" ? null : <path className={ink({ pen }, className)} {...rest} />

export const Circle = ({ pen, className, ...rest }: Inked & SVGProps<SVGCircleElement>) => (
  <circle className={ink({ pen }, className)} {...rest} />
)

/** A straight line from (x1, y1) to (x2, y2). */
export const Line = ({ pen, from, to }: Inked & { from: [number, number]; to: [number, number] }) => (
  <path className={ink({ pen })} d={`M${from[0]} ${from[1]}L${to[0]} ${to[1]}`} />
)

const letterClass = { plain: undefined, soft: "n", sea: "n c", onSea: "os", onSignal: "oy", display: "dis" } as const

interface LetteringProps {
  x: number
  y: number
  /** Size in drawing units. */
  size?: number
  anchor?: "start" | "middle" | "end"
  look?: keyof typeof letterClass
  children: string | number
}

/** Lettering that is part of a drawn thing (a button on a drawn screen). Words that explain come from `content/`. */
export const Lettering = ({ x, y, size, anchor, look = "plain", children }: LetteringProps) => (
  <text className={letterClass[look]} x={x} y={y} textAnchor={anchor} fontSize={size}>
    {children}
  </text>
)

/**
 * A symbol drawn in 240x160 units, placed at (x, y) and scaled to the given width.
 * Symbols keep their line widths at every size.
 */
export const Place = ({
  x,
  y,
  width,
  children,
}: {
  x: number
  y: number
  width: number
  children: React.ReactNode
}) => <g transform={`translate(${x} ${y}) scale(${+(width / 240).toFixed(4)})`}>{children}</g>
