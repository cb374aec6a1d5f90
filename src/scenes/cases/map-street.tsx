import { type Box, boxes, dots, range, round } from "../boxes"
import { Circle, Path, Rect } from "../pens"
import { type CaseDrawingProps, CaseStage, countable, GROUND, Legend } from "./stage"

const PRACTICES = 4
const HOUSE = { x: 290, pitch: 186, width: 158, top: 192 }
const WINDOWS = 10
const SEARCHES = PRACTICES * WINDOWS
const WIRE = { x: 290, length: 720 }
const BOARD = { x: 1076, columns: 15, pitch: 12, most: 300 }

const window = (index: number): Box => {
  const house = Math.floor(index / WINDOWS)
  const place = index % WINDOWS
  return [HOUSE.x + house * HOUSE.pitch + 12 + (place % 5) * 28, 206 + Math.floor(place / 5) * 36, 20, 26]
}
/**
 * Its place in the order in which the windows are lit: they are spread over the street, and no chance is needed for it.
 */
const rank = (index: number) => (index * 27) % SEARCHES
const lit = (from: number, to: number) =>
  range(SEARCHES)
    .filter(index => rank(index) >= from && rank(index) < to)
    .map(window)

const roofs = [
  (x: number, right: number) => `M${x - 8} ${HOUSE.top}L${(x + right) / 2} 156L${right + 8} ${HOUSE.top}Z`,
  (x: number, right: number) => `M${x - 6} ${HOUSE.top}V178H${right + 6}V${HOUSE.top}Z`,
  (x: number, right: number) => `M${x - 8} ${HOUSE.top}L${x + 18} 160H${right - 18}L${right + 8} ${HOUSE.top}Z`,
  (x: number, right: number) => `M${x - 6} ${HOUSE.top}V180H${x + 46}V164H${right - 46}V180H${right + 6}V${HOUSE.top}Z`,
]
const TOOTH = "c-5-4-13-1-12 8c1 6 4 10 5 17h4l3-9l3 9h4c1-7 4-11 5-17c1-9-7-12-12-8z"
const PIN = "l-15-26a17 17 0 1 1 30 0z"

/**
 * A street with the four practices: a window for every tracked search, lit where it is found among the first three.
 * The wires above it are the calls of a month, the board on the right has a mark for every review.
 */
export const MapStreet = ({ figures: [calls, searches, reviews], alt }: CaseDrawingProps) => {
  const longest = Math.max(calls.before, calls.after)
  const wire = (value: number) => round(WIRE.x + (value / longest) * WIRE.length)
  const [before, after] = [
    countable(Math.min(searches.before, searches.after), SEARCHES),
    countable(searches.after, SEARCHES),
  ]
  const marks = (from: number, to: number) =>
    dots(
      4,
      ...range(Math.max(0, to - from)).map(
        step =>
          [
            BOARD.x + ((from + step) % BOARD.columns) * BOARD.pitch,
            100 + Math.floor((from + step) / BOARD.columns) * BOARD.pitch,
          ] as const,
      ),
    )
  const [asked, answered] = [countable(reviews.before, BOARD.most), countable(reviews.after, BOARD.most)]
  return (
    <CaseStage
      alt={alt}
      legend={
        <>
          <Legend x={290} figure={searches} was="wash" />
          <Legend x={600} figure={calls} was="planned" />
          <Legend x={1058} figure={reviews} was="wash" />
        </>
      }
    >
      <Path
        pen="planned"
        d={`M40 ${GROUND}V230H200V${GROUND}M28 230L120 176L212 230ZM120 160${PIN}${boxes([60, 250, 30, 34], [150, 250, 30, 34])}`}
      />
      <Path pen="outline" d="M222 330V258M250 330V236M214 258a8 18 0 1 1 16 0ZM238 236a12 26 0 1 1 24 0Z" />

      <Path pen="planned" d={`M${WIRE.x} 48H${wire(calls.before)}M${wire(calls.before)} 38V58`} />
      <Path pen="seaLine" d={`M${WIRE.x} 86H${wire(calls.after)}`} />
      <Path pen="key" d={`M${WIRE.x} ${GROUND}V30M278 48h24M278 86h24`} />
      {range(PRACTICES).map(house => {
        const x = HOUSE.x + house * HOUSE.pitch
        return (
          <g key={house}>
            <Path
              pen="plate"
              d={`${boxes([x, HOUSE.top, HOUSE.width, GROUND - HOUSE.top])}${roofs[house]?.(x, x + HOUSE.width) ?? ""}`}
            />
            <Path pen="outline" d={boxes([x + 64, 282, 30, 48], [x + 12, 286, 38, 24])} />
            <Path pen="plate" d={boxes([x + 106, 278, 40, 36])} />
            <Path pen="sea" d={`M${x + 126} 284${TOOTH}`} />
            <g className="arrives">
              <Path pen="seaLine" d={`M${x + HOUSE.width / 2} 86V110`} />
              <Path pen="sea" d={`M${x + HOUSE.width / 2} 156${PIN}`} />
              <Circle pen="ground" cx={x + HOUSE.width / 2} cy={122} r={7} />
            </g>
          </g>
        )
      })}
      <Path pen="wash" d={boxes(...lit(0, before))} />
      <Path pen="sea" d={boxes(...lit(before, after))} />
      <Path
        pen="outline"
        d={`${boxes(...range(SEARCHES).map(window))}${range(SEARCHES)
          .map(window)
          .map(([x, y]) => `M${x + 10} ${y}v26`)
          .join("")}`}
      />

      <Path pen="key" d={`M1084 ${GROUND}V300M1236 ${GROUND}V300`} />
      <Rect pen="plate" x={1058} y={80} width={204} height={220} />
      <Path pen="wash" d={marks(0, asked)} />
      <Path pen="sea" d={marks(asked, answered)} />
      <Path pen="outline" d={marks(0, asked)} />
    </CaseStage>
  )
}
