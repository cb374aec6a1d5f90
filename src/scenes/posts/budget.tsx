import { range, round } from "../boxes"
import { Lettering, Line, Path, Rect } from "../pens"
import { type PostDrawing, sheet } from "./drawing"
import { numberOf } from "../../site/language"

/** What a lead costs in the article, whatever luck makes of it: the sheet is made for it, other costs are scaled. */
const COST = 150
const [FEWEST, ALSO, MOST] = [4, 30, 100]
const [LEFT, RIGHT, SEABED, SKY] = [30, 480, 316, 40]
const PER_DOLLAR = 0.61

const x = (leads: number) => round(LEFT + (leads / MOST) * (RIGHT - LEFT))
const y = (dollars: number) => round(SEABED - dollars * PER_DOLLAR)
/** Luck moves a count of n by about twice its root (the article's table). */
const highest = (leads: number) => COST / (1 - 2 / Math.sqrt(leads))
const lowest = (leads: number) => COST / (1 + 2 / Math.sqrt(leads))
/** From here on the highest cost is on the sheet. */
const inSight = [9.2, 9.6, 10, 11, 12, 14, 16, 18, 21, 25, ALSO, 36, 43, 50, 60, 70, 85, MOST]
const along = (counts: readonly number[], cost: (leads: number) => number) =>
  counts.map(leads => `${x(leads)} ${y(cost(leads))}`).join("L")
const lower = [FEWEST, 5, 6, 7.5, ...inSight]

/** The true cost of a lead as a channel: endlessly wide at four leads, narrow enough to steer by at thirty. */
export const budget: PostDrawing = {
  draw: (label, [cost = COST, counted = ALSO]) => {
    const dollars = (leads: number, of: (leads: number) => number) =>
      `$${numberOf(Math.round((of(leads) / COST) * cost))}`
    return (
      <>
        <Path
          pen="wash"
          d={`M${x(FEWEST)} ${SKY}H${x(9.2)}L${along(inSight, highest)}L${along([...lower].reverse(), lowest)}Z`}
        />
        <Path pen="planned" d={`M${x(FEWEST)} ${y(COST)}H${RIGHT}`} />
        <Path pen="seaLine" d={`M${along(inSight, highest)}M${along(lower, lowest)}`} />
        <Lettering x={x(counted) + 32} y={72} size={sheet.letter}>
          {label(0)}
        </Lettering>
        <Lettering x={x(counted) + 14} y={y(highest(counted)) - 6} size={sheet.letter}>
          {dollars(counted, highest)}
        </Lettering>
        <Lettering x={x(counted) + 14} y={y(lowest(counted)) + 22} size={sheet.letter}>
          {dollars(counted, lowest)}
        </Lettering>
        <Lettering x={RIGHT + 10} y={y(highest(MOST)) + 4} size={sheet.letter}>
          {dollars(MOST, highest)}
        </Lettering>
        <Lettering x={RIGHT + 10} y={y(lowest(MOST)) + 12} size={sheet.letter}>
          {dollars(MOST, lowest)}
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
        {[FEWEST, 50, MOST]
          .filter(leads => Math.abs(leads - counted) > 12)
          .map(leads => (
            <Lettering key={leads} look="soft" x={x(leads)} y={SEABED + 30} size={sheet.letter} anchor="middle">
              {leads}
            </Lettering>
          ))}
        <g className="set">
          <Line pen="key" from={[x(counted), y(highest(counted))]} to={[x(counted), SEABED]} />
          <Path
            pen="outline"
            d={`M${x(counted) - 9} ${y(highest(counted))}h18M${x(counted) - 9} ${y(lowest(counted))}h18`}
          />
          <Path pen="action" d={`M${x(counted)} ${y(COST) - 15}l15 15-15 15-15-15z`} />
          <Rect pen="action" x={x(counted) - 24} y={SEABED + 6} width={48} height={34} />
          <Lettering look="onSignal" x={x(counted)} y={SEABED + 31} size={24} anchor="middle">
            {counted}
          </Lettering>
        </g>
        <Lettering look="soft" x={RIGHT} y={SEABED + 58} size={sheet.letter} anchor="end">
          {label(1)}
        </Lettering>
      </>
    )
  },
}
