import { Marks } from "./marks"
import { type Box, range, rectangles } from "./path"

const [WIDTH, HEIGHT] = [22, 19]

/** Columns at most, and rows that there is room for. */
const COLUMNS = 13
const ROWS = 4.7

/** Columns of blocks: 4 of ten, 8 of twenty-five, 13 of fifty. */
const columnsOf = (count: number): number => Math.min(COLUMNS, Math.round(2 + count * 0.23))

/** How large each block is drawn: of 53 and more they are smaller, so that all of them stand in their place. */
const sizeOf = (count: number): number => {
  let size = 1
  while (Math.ceil(count / Math.floor(COLUMNS / size)) * size > ROWS) size -= 0.02
  return size
}

/** @returns units that so many blocks are wide */
export const widthOfBlocks = (count: number): number => (count > 0 ? columnsOf(count) * WIDTH : 0)

/** The color of a block by its place: an even mix without chance. */
const lookAt = (column: number, row: number): "a" | "w" | "p" => {
  if ((column + 4 * row) % 7 > 4) return "a"
  return (column + 2 * row) % 5 === 0 ? "w" : "p"
}

interface StackedBlocksProps {
  /** How many blocks there are. */
  count: number
  /** Where the first column begins, and what the lowest row stands on, in units of the drawing. */
  x: number
  bottom: number
  /** The last one has the color of what can be done. */
  marksLast?: boolean
}

/** Blocks in rows, to stand in a drawing: one for each of a count. */
export const StackedBlocks = ({ count, x: left, bottom, marksLast = false }: StackedBlocksProps) => {
  const size = sizeOf(count)
  const columns = size < 1 ? Math.floor(COLUMNS / size) : columnsOf(count)
  const place = (block: number): Box => [
    left + (block % columns) * WIDTH,
    bottom - (Math.floor(block / columns) + 1) * HEIGHT,
    WIDTH,
    HEIGHT,
  ]
  const hasMark = marksLast && count > 0
  const plain = range(hasMark ? count - 1 : count)
  const placesOf = (look: string) =>
    plain.filter(block => lookAt(block % columns, Math.floor(block / columns)) === look).map(place)
  const seams = [...placesOf("p"), ...placesOf("w")].map(([x, y]) => `M${x + 7.5} ${y + 4}v11m7 0v-11`)
  return (
    <g
      transform={
        size < 1 ? `translate(${left} ${bottom})scale(${size.toFixed(2)})translate(${-left} ${-bottom})` : undefined
      }
    >
      {["p", "w", "a"].map(look => (
        <Marks key={look} className={look} d={rectangles(...placesOf(look))} />
      ))}
      <Marks className="h" d={seams.join("")} />
      <Marks className="s" d={rectangles(...plain.map(place))} />
      {hasMark && <path className="y" d={rectangles(place(count - 1))} />}
    </g>
  )
}
