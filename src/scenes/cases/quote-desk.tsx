import { type Box, boxes, dots, range, round } from "../boxes"
import { Path, Place, Rect } from "../pens"
import { Mail } from "../symbols/systems"
import { Waves } from "../water"
import { type CaseDrawingProps, CaseStage, countable, GROUND, Legend, ticksOf } from "./stage"

const RULER = { x: 424, length: 590 }
const BED = 300
const [WIDTH, HEIGHT, ROWS] = [22, 30, 4]
const MOST = 48

/** Place of a load on a bed that begins at `x`: column by column, from the bed up. */
const load = (x: number, index: number): Box => [
  x + Math.floor(index / ROWS) * WIDTH,
  BED - ((index % ROWS) + 1) * HEIGHT,
  WIDTH,
  HEIGHT,
]
const lengthOf = (loads: number) => Math.ceil(loads / ROWS) * WIDTH

/** The tractor in front of the bed, its back at `x`, as path data; then its wheels and those of the bed. */
const tractor = (x: number) =>
  `M${x} ${BED + 14}V${BED - 46}H${x + 26}L${x + 42} ${BED - 20}V${BED + 14}ZM${x + 8} ${BED - 38}H${x + 22}L${x + 32} ${BED - 20}H${x + 8}Z`
const wheels = (x: number, length: number) =>
  dots(11, [x + 16, GROUND - 11], [x + 42, GROUND - 11], [x + length - 12, GROUND - 11], [x + length + 28, GROUND - 11])

/** A gate on the time ruler: the boom is open where the price has gone out. */
const gate = (x: number, open: boolean) =>
  `M${x - 4} ${GROUND}V206H${x + 4}V${GROUND}Z${open ? `M${x + 4} 222L${x + 34} 146` : `M${x - 4} 222H${x - 84}`}`

/** Requests on their way to the desk. */
const envelope = (x: number, y: number) => `${boxes([x, y, 46, 30])}M${x} ${y}l23 16l23-16`

/**
 * A road that is a ruler of minutes: the first result is the loads on the lorry, the second the time to its gate.
 * Behind the first gate the lorry of today is under way; at the last one stands, in pencil, the lorry that waited for
 * its price.
 */
export const QuoteDesk = ({ figures: [loads, time, fields], alt }: CaseDrawingProps) => {
  const longest = Math.max(time.before, time.after)
  const at = (minutes: number) => round(RULER.x + (minutes / longest) * RULER.length)
  const [before, after] = [countable(loads.before, MOST), countable(loads.after, MOST)]
  const [left, right] = [at(time.after) + 36, at(time.before) - lengthOf(before) - 66]
  const ticks = ticksOf(longest).map(tick => `M${at(tick.at)} ${GROUND}v${tick.long ? -14 : -6}`)
  return (
    <CaseStage
      alt={alt}
      legend={
        <>
          <Legend x={290} figure={time} was="planned" />
          <Legend x={600} figure={loads} was="plate" />
          <Legend x={840} figure={fields} was="plate" />
        </>
      }
    >
      <Rect pen="wash" x={1066} y={322} width={1200} height={80} />
      <Path pen="key" d={`M1066 ${GROUND}V402`} />
      <Path pen="guide" d="M-900 190H150Q230 190 280 214" />
      <Path pen="plate" d={[20, 92, 164].map((x, index) => envelope(x, 172 + index * 4)).join("")} />

      <Path pen="plate" d={`M284 ${GROUND}V168H412V${GROUND}Z`} />
      <Path pen="key" d={`M284 ${GROUND}V168H412V${GROUND}M276 168H420V156H276Z`} />
      <Place x={292} y={66} width={132}>
        <Mail />
      </Place>
      <Path pen="plate" d={boxes([296, 184, 104, 62])} />
      <Path
        pen="sea"
        d={boxes(...range(countable(fields.after, 14)).map(index => [304, 192 + index * 17, 62, 9] as const))}
      />
      <Path
        pen="outline"
        d={`M276 262H420V272H276Z${boxes(...range(14).map(index => [294 + (index % 7) * 16, 282 + Math.floor(index / 7) * 18, 11, 11] as const))}`}
      />
      <Path pen="seaLine" d="M376 222l7 9l14-22" />

      <Path pen="outline" d={ticks.join("")} />
      <Rect pen="sea" x={RULER.x} y={GROUND - 10} width={at(time.after) - RULER.x} height={10} />
      <Path
        pen="planned"
        d={`M${at(time.after)} 128H${at(time.before)}M${at(time.before)} 118V138${gate(at(time.before), false)}`}
      />
      <Path pen="planned" d={boxes(...range(before).map(index => load(right, index)))} />
      <Path pen="planned" d={tractor(right + lengthOf(before) + 8) + wheels(right, lengthOf(before))} />

      <Path pen="key" d={gate(at(time.after), true)} />
      <g className="rolls">
        <Path pen="plate" d={boxes(...range(before).map(index => load(left, index)))} />
        <Path pen="sea" d={boxes(...range(Math.max(0, after - before)).map(index => load(left, before + index)))} />
        <Path
          pen="outline"
          d={
            boxes(...range(after).map(index => load(left, index))) +
            range(after)
              .map(index => load(left, index))
              .map(([x, y]) => `M${x + 7.5} ${y + 6}v18m7 0v-18`)
              .join("")
          }
        />
        <Rect pen="ink" x={left - 4} y={BED} width={lengthOf(after) + 16} height={14} />
        <Path pen="action" d={tractor(left + lengthOf(after) + 8)} />
        <Path pen="plate" d={wheels(left, lengthOf(after))} />
      </g>

      <Path pen="plate" d={`M1090 274H1220Q1262 274 1290 252Q1282 330 1250 356H1102Z`} />
      <Path pen="sea" d="M1096 322H1272Q1264 346 1250 356H1102Z" />
      <Path
        pen="plate"
        d={boxes(
          ...range(10).map(index => [1104 + (index % 5) * 24, 250 - Math.floor(index / 5) * 24, 24, 24] as const),
        )}
      />
      <Path pen="key" d="M1090 274H1220Q1262 274 1290 252Q1282 330 1250 356H1102Z" />
      <Waves x={1066} y={322} count={32} />
    </CaseStage>
  )
}
