import { InlineDrawing } from "#theme/drawing-svg"
import { OptionalPath } from "./optional-path"
import { type Box, range, rectanglePath } from "./path"

/** The class of what runs out of both sides behind the ship: its water. */
export const backgroundClass = "water"

/** The deck, where the first column of blocks begins on it, and the size of a block. */
const DECK = 110
const LEFT = 36
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

/** The look of a block by its place: an even mix without chance. */
const blockClass = (column: number, row: number): "sea" | "wash" | "plate" => {
  if ((column + 4 * row) % 7 > 4) return "sea"
  return (column + 2 * row) % 5 === 0 ? "wash" : "plate"
}

/** Blocks in rows on the deck. */
const Blocks = ({ count }: { count: number }) => {
  const size = sizeOf(count)
  const columns = size < 1 ? Math.floor(COLUMNS / size) : columnsOf(count)
  const place = (block: number): Box => [
    LEFT + (block % columns) * WIDTH,
    DECK - (Math.floor(block / columns) + 1) * HEIGHT,
    WIDTH,
    HEIGHT,
  ]
  const plain = range(count - 1)
  const placesOf = (look: string) =>
    plain.filter(block => blockClass(block % columns, Math.floor(block / columns)) === look).map(place)
  const seams = [...placesOf("plate"), ...placesOf("wash")].map(([x, y]) => `M${x + 7.5} ${y + 4}v11m7 0v-11`)
  return (
    <g
      transform={
        size < 1 ? `translate(${LEFT} ${DECK})scale(${size.toFixed(2)})translate(${-LEFT} ${-DECK})` : undefined
      }
    >
      {["plate", "wash", "sea"].map(look => (
        <OptionalPath key={look} className={look} d={rectanglePath(...placesOf(look))} />
      ))}
      <OptionalPath className="hair" d={seams.join("")} />
      <OptionalPath className="outline" d={rectanglePath(...plain.map(place))} />
      <path className="action" d={rectanglePath(place(count - 1))} />
    </g>
  )
}

interface HoursChartProps {
  /** Hours that a plan has: whole ones, one at least. */
  hours: number
  /** What it shows, for people who do not see it. */
  alt: string
}

/** A ship with a block for each hour; the last one is marked. */
export const HoursChart = ({ hours, alt }: HoursChartProps) => {
  const bow = LEFT + columnsOf(hours) * WIDTH + 32
  const hull = `M12 ${DECK}H${bow - 24}Q${bow - 12} ${DECK} ${bow} 100Q${bow - 6} 140 ${bow - 30} 146H24Z`
  return (
    <InlineDrawing viewBox="0 20 360 152" alt={alt}>
      <g className={backgroundClass}>
        <path className="wash" d="M-3000 128h8000v44h-8000z" />
        <path className="sea-line" d="M-3000 128H5000" />
      </g>
      <Blocks count={hours} />
      <path className="plate" d={hull} />
      <path className="sea" d={`M18 128H${bow - 10}Q${bow - 18} 144 ${bow - 30} 146H24Z`} />
      <path className="key" d={hull} />
    </InlineDrawing>
  )
}
