import { type Box, boxes, range } from "./boxes"
import { Path, type Pen, Rect } from "./pens"
import { Scene } from "./scene"

const DECK = 110
const [WIDTH, HEIGHT] = [22, 19]

/** Columns of containers: 4 for ten hours, 8 for twenty-five, 13 for fifty. */
const columnsFor = (hours: number) => Math.min(13, Math.round(2 + hours * 0.23))

/** The colour of a container by its place: an even mix without chance. */
const penAt = (column: number, row: number): Pen => {
  if ((column + 4 * row) % 7 > 4) return "sea"
  return (column + 2 * row) % 5 === 0 ? "wash" : "plate"
}

/**
 * A barge with one container for every hour; the last one aboard is yellow. Its water (class `barge-water`) runs out of
 * both sides.
 */
export const Barge = ({ hours, alt }: { hours: number; alt: string }) => {
  const columns = columnsFor(hours)
  const place = (hour: number): Box => [
    36 + (hour % columns) * WIDTH,
    DECK - (Math.floor(hour / columns) + 1) * HEIGHT,
    WIDTH,
    HEIGHT,
  ]
  const loaded = range(hours - 1)
  const inPen = (pen: Pen) => loaded.filter(hour => penAt(hour % columns, Math.floor(hour / columns)) === pen)
  const bow = 68 + columns * WIDTH
  const hull = `M12 ${DECK}H${bow - 24}Q${bow - 12} ${DECK} ${bow} 100Q${bow - 6} 140 ${bow - 30} 146H24Z`
  return (
    <Scene viewBox="0 20 360 152" alt={alt}>
      <g className="barge-water">
        <Rect pen="wash" x={-3000} y={128} width={8000} height={44} />
        <Path pen="seaLine" d="M-3000 128H5000" />
      </g>
      {(["plate", "wash", "sea"] as const).map(pen => (
        <Path key={pen} pen={pen} d={boxes(...inPen(pen).map(place))} />
      ))}
      <Path
        pen="hair"
        d={[...inPen("plate"), ...inPen("wash")]
          .map(place)
          .map(([x, y]) => `M${x + 7.5} ${y + 4}v11m7 0v-11`)
          .join("")}
      />
      <Path pen="outline" d={boxes(...loaded.map(place))} />
      <Path pen="action" d={boxes(place(hours - 1))} />
      <Path pen="plate" d={hull} />
      <Path pen="sea" d={`M18 128H${bow - 10}Q${bow - 18} 144 ${bow - 30} 146H24Z`} />
      <Path pen="key" d={hull} />
    </Scene>
  )
}
