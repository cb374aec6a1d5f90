import { range, round } from "../boxes"
import { Lettering, Line, Path, Rect } from "../pens"
import { type PostDrawing, sheet } from "./drawing"

/** What a lead costs in the article, whatever luck makes of it. */
const COST = 150
const [FEWEST, ENOUGH, MOST] = [4, 30, 100]
const [LEFT, RIGHT, SEABED, SKY] = [30, 480, 316, 40]
const PER_DOLLAR = 0.61

const x = (leads: number) => round(LEFT + (leads / MOST) * (RIGHT - LEFT))
const y = (dollars: number) => round(SEABED - dollars * PER_DOLLAR)
/** Luck moves a count of n by about twice its root (the article's table). */
const highest = (leads: number) => COST / (1 - 2 / Math.sqrt(leads))
const lowest = (leads: number) => COST / (1 + 2 / Math.sqrt(leads))
/** From here on the highest cost is on the sheet. */
const inSight = [9.2, 9.6, 10, 11, 12, 14, 16, 18, 21, 25, ENOUGH, 36, 43, 50, 60, 70, 85, MOST]
const along = (counts: readonly number[], cost: (leads: number) => number) =>
  counts.map(leads => `${x(leads)} ${y(cost(leads))}`).join("L")
const lower = [FEWEST, 5, 6, 7.5, ...inSight]

/** The true cost of a lead as a channel: endlessly wide at four leads, narrow enough to steer by at thirty. */
export const budget: PostDrawing = {
  labels: 3,
  draw: label => (
    <>
      <Path
        pen="wash"
        d={`M${x(FEWEST)} ${SKY}H${x(9.2)}L${along(inSight, highest)}L${along(lower.toReversed(), lowest)}Z`}
      />
      <Path pen="planned" d={`M${x(FEWEST)} ${y(COST)}H${RIGHT}`} />
      <Path pen="seaLine" d={`M${along(inSight, highest)}M${along(lower, lowest)}`} />
      <Lettering x={x(ENOUGH) + 32} y={72} size={sheet.letter}>
        {label(0)}
      </Lettering>
      <Lettering x={x(ENOUGH) + 14} y={y(highest(ENOUGH)) - 6} size={sheet.letter}>
        $236
      </Lettering>
      <Lettering x={x(ENOUGH) + 14} y={y(lowest(ENOUGH)) + 22} size={sheet.letter}>
        $110
      </Lettering>
      <Lettering x={RIGHT + 10} y={y(highest(MOST)) + 4} size={sheet.letter}>
        $188
      </Lettering>
      <Lettering x={RIGHT + 10} y={y(lowest(MOST)) + 12} size={sheet.letter}>
        $125
      </Lettering>
      <Lettering look="sea" x={x(FEWEST) + 10} y={y(COST) - 12} size={sheet.letter}>
        {label(2)}
      </Lettering>
      <Line pen="key" from={[LEFT, SEABED]} to={[RIGHT, SEABED]} />
      <Path
        pen="outline"
        d={range(11)
          .map(tick => `M${x(tick * 10)} ${SEABED}v-6`)
          .join("")}
      />
      {[FEWEST, 50, MOST].map(leads => (
        <Lettering key={leads} look="soft" x={x(leads)} y={SEABED + 30} size={sheet.letter} anchor="middle">
          {leads}
        </Lettering>
      ))}
      <g className="set">
        <Line pen="key" from={[x(ENOUGH), y(highest(ENOUGH))]} to={[x(ENOUGH), SEABED]} />
        <Path pen="outline" d={`M${x(ENOUGH) - 9} ${y(highest(ENOUGH))}h18M${x(ENOUGH) - 9} ${y(lowest(ENOUGH))}h18`} />
        <Path pen="action" d={`M${x(ENOUGH)} ${y(COST) - 15}l15 15-15 15-15-15z`} />
        <Rect pen="action" x={x(ENOUGH) - 24} y={SEABED + 6} width={48} height={34} />
        <Lettering look="onSignal" x={x(ENOUGH)} y={SEABED + 31} size={24} anchor="middle">
          {ENOUGH}
        </Lettering>
      </g>
      <Lettering look="soft" x={RIGHT} y={SEABED + 58} size={sheet.letter} anchor="end">
        {label(1)}
      </Lettering>
    </>
  ),
}
