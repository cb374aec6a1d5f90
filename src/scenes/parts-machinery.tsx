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
