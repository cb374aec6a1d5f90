import { type Pen, Path } from "./pens"

const TAU = Math.PI * 2
const round = (value: number) => Math.round(value * 2) / 2

/**
 * Outline of a gear of `teeth` teeth around (x, y), as path data. `from` and `to` count teeth clockwise from the top:
 * 0 to teeth / 2 is the right half, closed along the axis.
 */
export const gear = (x: number, y: number, radius: number, teeth: number, { from = 0, to = teeth } = {}) => {
  const inner = radius - 8
  const points: string[] = []
  const point = (turn: number, r: number) =>
    points.push(`${round(x + r * Math.sin(turn * TAU))} ${round(y - r * Math.cos(turn * TAU))}`)
  for (let tooth = from; tooth < to; tooth++) {
    point(tooth / teeth, inner)
    point((tooth + 0.25) / teeth, inner)
    point((tooth + 0.35) / teeth, radius)
    point((tooth + 0.65) / teeth, radius)
    point((tooth + 0.75) / teeth, inner)
  }
  point(to / teeth, inner)
  return `M${points.join("L")}Z`
}

/** A ring of path data: a circle of `radius` around (x, y). */
export const ring = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${radius * 2} 0a${radius} ${radius} 0 1 1 ${-radius * 2} 0Z`

/**
 * A drum of data, `width` wide and `height` tall, standing with its left foot at (x, y). `bands` are the seams, up from
 * the foot.
 */
export const Drum = ({
  x,
  y,
  width,
  height,
  bands,
  pen,
}: {
  x: number
  y: number
  width: number
  height: number
  bands: number[]
  pen: Pen
}) => {
  const lid = `a${width / 2} 8 0 0 1 ${width} 0`
  const bow = `a${width / 2} 8 0 0 0 ${width} 0`
  return (
    <>
      <Path pen={pen} d={`M${x} ${y - 8}V${y - height + 8}${lid}V${y - 8}a${width / 2} 8 0 0 1 ${-width} 0Z`} />
      <Path
        pen="outline"
        d={`M${x} ${y - height + 8}${bow}${bands.map(band => `M${x} ${y - band}${bow}`).join("")}M${x} ${y - 8}V${y - height + 8}${lid}V${y - 8}a${width / 2} 8 0 0 1 ${-width} 0Z`}
      />
    </>
  )
}

/** A ladder from `top` down to `bottom`, 16 wide, as path data. */
export const ladder = (x: number, top: number, bottom: number) => {
  const rungs: string[] = []
  for (let y = top + 10; y < bottom; y += 12) rungs.push(`M${x} ${y}h16`)
  return `M${x} ${top}V${bottom}M${x + 16} ${top}V${bottom}${rungs.join("")}`
}
