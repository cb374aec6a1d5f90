import { type Box, boxes, range, round } from "./boxes"
import { Lettering, Path } from "./pens"
import { Scene } from "./scene"

const [COLUMNS, ROWS] = [15, 6]
const all = range(COLUMNS * ROWS)
const day = (index: number): Box => [1 + (index % COLUMNS) * 24, 1 + Math.floor(index / COLUMNS) * 21, 24, 21]
const last = all.length - 1

/** Ninety days, a cell each, thirty in every two rows. The last one is ticked. */
export const NinetyDays = ({ alt }: { alt: string }) => {
  const [x, y] = day(last)
  return (
    <Scene viewBox="0 0 398 132" alt={alt}>
      <Path pen="plate" d={boxes(...all.map(day))} />
      <Path pen="wash" d={boxes(...all.slice(0, 60).map(day))} />
      <Path pen="sea" d={boxes(...all.slice(0, 30).map(day))} opacity={0.4} />
      <Path pen="outline" d={boxes(...all.map(day))} />
      <Path pen="key" d="M1 43H376M1 85H376M1 127H376" />
      <Path pen="action" d={boxes(day(last))} />
      <Path pen="onSignalLine" d={`M${x + 7} ${y + 11}l4 5 7-9`} />
      {[30, 60, 90].map((number, index) => (
        <Lettering key={number} look="soft" x={398} y={38 + index * 42} size={17} anchor="end">
          {number}
        </Lettering>
      ))}
    </Scene>
  )
}

const LOOP = "c44 0 66-6 66-38 0-22-14-34-30-34s-30 12-30 34c0 32 22 38 66 38"
const STEP = 72

/** One line that loops back again and again, and goes on. */
export const EndlessRevisions = ({ alt }: { alt: string }) => (
  <Scene viewBox="0 0 398 132" alt={alt}>
    <Path pen="guide" d="M0 94H398" />
    <Path pen="seaLine" d={`M2 94${LOOP.repeat(3)}`} />
    <Path pen="planned" d={`M${round(2 + 3 * STEP)} 94${LOOP.repeat(2)}h32`} />
    <Path pen="outline" d={`M${2 + 5 * STEP + 26} 88l8 6-8 6`} />
    <Path pen="plate" d={boxes(...range(3).map(index => [26 + index * STEP, 44, 36, 26] as const))} />
    <Path
      pen="bar"
      d={range(3)
        .map(index => boxes([32 + index * STEP, 51, 14 + index * 4, 3], [32 + index * STEP, 58, 22, 3]))
        .join("")}
    />
    <Path pen="planned" d={boxes([26 + 3 * STEP, 44, 36, 26], [26 + 4 * STEP, 44, 36, 26])} />
    <Path pen="sea" d={boxes([26 + 2 * STEP, 66, 36, 4])} />
  </Scene>
)
