import { type Box, boxes, range } from "./boxes"
import { Path, type Pen } from "./pens"

const [WIDTH, HEIGHT] = [22, 19]

/** Columns of containers: 4 for ten hours, 8 for twenty-five, 13 for fifty. */
const columnsFor = (hours: number): number => Math.min(13, Math.round(2 + hours * 0.23))

/** Rows that there is room for above a deck. */
const ROWS = 4.7

/** How large each container is drawn: from 53 hours on they are smaller, so that all of them stand in their place. */
const sizeFor = (hours: number): number => {
  let size = 1
  while (Math.ceil(hours / Math.floor(13 / size)) * size > ROWS) size -= 0.02
  return size
}

/** How wide the containers of so many hours stand. */
export const widthFor = (hours: number): number => (hours > 0 ? columnsFor(hours) * WIDTH : 0)

/** The colour of a container by its place: an even mix without chance. */
const penAt = (column: number, row: number): Pen => {
  if ((column + 4 * row) % 7 > 4) return "sea"
  return (column + 2 * row) % 5 === 0 ? "wash" : "plate"
}

interface ContainersProps {
  /** One container for each. */
  hours: number
  /** Left edge of the first column. */
  x: number
  /** What the lowest row stands on. */
  deck: number
  /** The last one aboard is yellow. */
  lastIsYellow?: boolean
}

/** Containers of one hour each, in rows on a deck. */
export const Containers = ({ hours, x: left, deck, lastIsYellow = false }: ContainersProps) => {
  const size = sizeFor(hours)
  const columns = size < 1 ? Math.floor(13 / size) : columnsFor(hours)
  const place = (hour: number): Box => [
    left + (hour % columns) * WIDTH,
    deck - (Math.floor(hour / columns) + 1) * HEIGHT,
    WIDTH,
    HEIGHT,
  ]
  const loaded = range(lastIsYellow ? hours - 1 : hours)
  const inPen = (pen: Pen) => loaded.filter(hour => penAt(hour % columns, Math.floor(hour / columns)) === pen)
  const containers = (
    <>
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
      {lastIsYellow && <Path pen="action" d={boxes(place(hours - 1))} />}
    </>
  )
  return size < 1 ? (
    <g transform={`translate(${left} ${deck})scale(${size.toFixed(2)})translate(${-left} ${-deck})`}>{containers}</g>
  ) : (
    containers
  )
}
