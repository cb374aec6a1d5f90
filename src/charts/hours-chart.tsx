import { InlineDrawing } from "#theme/drawing-svg"
import { OptionalPath, range, type Rectangle, rectanglePath } from "./path"

/** Class of the water, which overflows on both sides. */
export const waterClass = "water"

/** Coordinates and sizes in drawing units. */
const DECK_Y = 110
const FIRST_BLOCK_X = 36
const [BLOCK_WIDTH, BLOCK_HEIGHT] = [22, 19]

/** Maximum columns and rows. */
const MAX_COLUMNS = 13
const MAX_ROWS = 4.7

/** Returns the number of columns: 4 for 10 blocks, 8 for 25, 13 for 50. */
const columnsOf = (count: number): number => Math.min(MAX_COLUMNS, Math.round(2 + count * 0.23))

/** Returns the scale of the blocks: below 1 from 53 blocks on. */
const scaleOf = (count: number): number => {
  let scale = 1
  while (Math.ceil(count / Math.floor(MAX_COLUMNS / scale)) * scale > MAX_ROWS) scale -= 0.02
  return scale
}

/** Returns the class of a block: an even, deterministic mix. */
const blockClass = (column: number, row: number): "sea" | "wash" | "plate" => {
  if ((column + 4 * row) % 7 > 4) return "sea"
  return (column + 2 * row) % 5 === 0 ? "wash" : "plate"
}

/** Blocks in rows on the deck. */
const Blocks = ({ count }: { count: number }) => {
  const scale = scaleOf(count)
  const columns = scale < 1 ? Math.floor(MAX_COLUMNS / scale) : columnsOf(count)
  const boxOf = (block: number): Rectangle => [
    FIRST_BLOCK_X + (block % columns) * BLOCK_WIDTH,
    DECK_Y - (Math.floor(block / columns) + 1) * BLOCK_HEIGHT,
    BLOCK_WIDTH,
    BLOCK_HEIGHT,
  ]
  // All but the last block, which is highlighted.
  const otherBlocks = range(count - 1)
  const boxesOf = (className: string) =>
    otherBlocks.filter(block => blockClass(block % columns, Math.floor(block / columns)) === className).map(boxOf)
  const seamPaths = [...boxesOf("plate"), ...boxesOf("wash")].map(([x, y]) => `M${x + 7.5} ${y + 4}v11m7 0v-11`)
  return (
    <g
      transform={
        scale < 1
          ? `translate(${FIRST_BLOCK_X} ${DECK_Y})scale(${scale.toFixed(2)})translate(${-FIRST_BLOCK_X} ${-DECK_Y})`
          : undefined
      }
    >
      {["plate", "wash", "sea"].map(className => (
        <OptionalPath key={className} className={className} d={rectanglePath(...boxesOf(className))} />
      ))}
      <OptionalPath className="hair" d={seamPaths.join("")} />
      <OptionalPath className="outline" d={rectanglePath(...otherBlocks.map(boxOf))} />
      <path className="action" d={rectanglePath(boxOf(count - 1))} />
    </g>
  )
}

interface HoursChartProps {
  /** Hours of a plan: an integer from 1. */
  hours: number
  /** Accessible name. */
  alt: string
}

/** A ship with a block for each hour. The last is highlighted. */
export const HoursChart = ({ hours, alt }: HoursChartProps) => {
  const bow = FIRST_BLOCK_X + columnsOf(hours) * BLOCK_WIDTH + 32
  const hull = `M12 ${DECK_Y}H${bow - 24}Q${bow - 12} ${DECK_Y} ${bow} 100Q${bow - 6} 140 ${bow - 30} 146H24Z`
  return (
    <InlineDrawing viewBox="0 20 360 152" alt={alt}>
      <g className={waterClass}>
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
