import { range, rectangles, round } from "../../charts/path"
import { StackedBlocks, widthOfBlocks } from "../../charts/stacked-blocks"
import type { Bar } from "./load"

const WIDTH = 1000
/** Height of the drawing. */
export const SHIP_HEIGHT = 430
/** The frame of the drawing. */
export const shipFrame = `0 0 ${WIDTH} ${SHIP_HEIGHT}`

const [STERN, BRIDGE, DECK, SEA, KEEL, RULER] = [44, 62, 274, 312, 344, 372]
/** Where the first row begins: behind the bridge. */
const HOLD = 136
/** Room for the longest service that is offered, whatever the hours take. */
const ROOM = 360
const [ROW, ROWS] = [21, 12]
const BOW = 86
/** Upper end of the funnel; the hook hangs so far above what was set down last. */
const [FUNNEL, HOIST] = [150, 72]
/** Size of a name at the drawing's own scale, and about how wide a letter of it is. */
const [LETTER, ADVANCE] = [18, 10]
/** Size of the ruler's figures: 13 px on the narrowest phone. */
const FIGURE = 37

/** Where a service lies on deck, and where the ship ends. */
export interface Places {
  bars: Record<string, { x: number; y: number }>
  end: number
  /** How much a short ship is enlarged. */
  scale: number
}

/** Where everything stands: the same for the drawing and for what moves to it. */
const layout = (bars: readonly Bar[], hours: number, longest: number) => {
  const hold = HOLD + widthOfBlocks(hours) + (hours > 0 ? 18 : 0)
  const unit = Math.min(30, ROOM / longest)
  const height = Math.min(ROW, (ROW * ROWS) / Math.max(1, bars.length))
  const weeks = bars[0]?.weeksTo ?? 0
  const lengths = bars.map(({ name, weeksTo }) => weeksTo * unit + name.length * ADVANCE + 26)
  const end = round(hold + Math.max(90, ...lengths))
  const top = (row: number) => round(DECK - (row + 1) * height)
  const highest = Math.min(FUNNEL, top(bars.length - 1) - HOIST)
  const scale = round(Math.min(1.6, WIDTH / (end + BOW + 24), SHIP_HEIGHT / (SHIP_HEIGHT - highest)))
  return { hold, unit, height, weeks, end, scale, top }
}

/** Where the parts of a load stand, for what moves them there. */
export const placesOf = (bars: readonly Bar[], hours: number, longest: number): Places => {
  const { hold, top, end, scale } = layout(bars, hours, longest)
  return { end, scale, bars: Object.fromEntries(bars.map(({ slug }, row) => [slug, { x: hold, y: top(row) }])) }
}

/** Containers as long as their weeks: plates until the first week of launch, sea until the last. */
const Lot = ({ bar, unit, height, letter }: { bar: Bar; unit: number; height: number; letter: number }) => {
  const [from, to] = [round(bar.weeksFrom * unit), round(bar.weeksTo * unit)]
  const seams = range(bar.weeksTo - 1).map(week => `M${round((week + 1) * unit)} 3v${round(height - 6)}`)
  return (
    <>
      <path className="p" d={rectangles([0, 0, to, height])} />
      {to > from && <path className="a" d={rectangles([from, 0, to - from, height])} />}
      <path className="h" d={seams.join("") || "M0 0"} />
      <path className="s" d={rectangles([0, 0, to, height])} />
      <g className="lot-name">
        <text x={to + 12} y={height - 5} fontSize={letter}>
          {bar.name}
        </text>
      </g>
    </>
  )
}

/** Thickness of the crane's boom, which runs along the upper edge of the frame. */
const BOOM = 12

interface HookProps {
  x: number
  y: number
  empty: boolean
  /** The upper edge of the frame. */
  edge: number
}

/**
 * The hook, above what was set down last, on the boom of the crane at the quay; with nothing aboard it holds what is
 * planned.
 */
const Hook = ({ x, y, empty, edge }: HookProps) => (
  <g className="hook">
    <path className="s" d={`M${x - 8} ${edge + BOOM}V${y - 30}M${x + 8} ${edge + BOOM}V${y - 30}`} />
    <path className="p" d={`M4 ${DECK}V${edge + 2}H${WIDTH}v${BOOM - 2}H16V${DECK}z`} />
    <path className="y" d={`M${x - 26} ${edge + 4}h52v${BOOM}h-52z`} />
    <path className="p" d={`M${x - 18} ${y - 34}h36v14h-36z`} />
    <path className="s" d={`M${x} ${y - 20}v8a6 6 0 1 1-6 6`} />
    {empty && (
      <path
        className="d"
        d={`M${x} ${y - 8}L${x - 60} ${y + 22}M${x} ${y - 8}L${x + 60} ${y + 22}M${x - 72} ${y + 22}h144v42h-144z`}
      />
    )}
  </g>
)

/** The weeks under the ship, from the first on, with those in which everything goes live in yellow. */
const Ruler = ({ x, unit, weeks, from, size }: Record<"x" | "unit" | "weeks" | "from" | "size", number>) => {
  const at = (week: number) => round(x + week * unit)
  return (
    <g className="weeks">
      {weeks > from && <path className="y" d={rectangles([at(from), RULER - 12, round((weeks - from) * unit), 12])} />}
      <path className="k" d={`M${x} ${RULER}H${at(weeks)}`} />
      <path
        className="s"
        d={range(weeks + 1)
          .map(week => `M${at(week)} ${RULER}v-6`)
          .join("")}
      />
      {[0, weeks].map(week => (
        <text key={week} x={at(week)} y={RULER + 10} fontSize={size} textAnchor="middle">
          {week}
        </text>
      ))}
    </g>
  )
}

interface LoadedShipProps {
  bars: readonly Bar[]
  hours: number
  /** Weeks of the longest package that is offered: the drawing has room for it. */
  longest: number
}

/** The ship with its load: an hour is a container, and the hull is as long as the weeks. */
export const LoadedShip = ({ bars, hours, longest }: LoadedShipProps) => {
  const { hold, unit, height, weeks, end, scale, top } = layout(bars, hours, longest)
  const empty = bars.length === 0
  const outline = empty && hours === 0 ? "d" : "k"
  const bow = `M${end} ${DECK}Q${end + 52} ${DECK} ${end + BOW} ${DECK - 24}Q${end + 66} ${KEEL - 18} ${end + 26} ${KEEL}H${end}`
  return (
    <g data-ship="" transform={`translate(0 ${round(SHIP_HEIGHT * (1 - scale))}) scale(${scale})`}>
      <path className="w" d={rectangles([0, SEA, 4000, SHIP_HEIGHT - SEA])} />
      <Hook
        x={hold + 74}
        y={empty ? 206 : top(bars.length - 1) - 12}
        empty={empty}
        edge={round(SHIP_HEIGHT - SHIP_HEIGHT / scale)}
      />
      <g className="bridge">
        <path
          className="p"
          d={`M${BRIDGE} ${DECK}V${DECK - 86}H${BRIDGE + 52}V${DECK}ZM${BRIDGE - 8} ${DECK - 86}V${DECK - 98}H${BRIDGE + 60}V${DECK - 86}Z`}
        />
        <path className="a" d={`M${BRIDGE + 8} ${DECK - 74}h14v14h-14zM${BRIDGE + 30} ${DECK - 74}h14v14h-14z`} />
        <path
          className="s"
          d={`M${BRIDGE} ${DECK - 48}h52M${BRIDGE} ${DECK - 24}h52M${BRIDGE + 14} ${DECK - 98}v-26h24v26`}
        />
      </g>
      {hours > 0 && (
        <g className="hours">
          <StackedBlocks count={hours} x={HOLD} bottom={DECK} />
        </g>
      )}
      {bars.map((bar, row) => (
        <g key={bar.slug} data-lot={bar.slug} transform={`translate(${hold} ${top(row)})`}>
          <g>
            <Lot bar={bar} unit={unit} height={height} letter={round(LETTER / scale)} />
          </g>
        </g>
      ))}
      <g className="hull">
        <path className="p" d={`M${STERN - 14} ${DECK}H${end}V${KEEL}H${STERN}Z`} />
        <path className="a" d={`M${STERN - 4} ${SEA}H${end}V${KEEL}H${STERN}Z`} />
        <path className={outline} d={`M${end} ${DECK}H${STERN - 14}L${STERN} ${KEEL}H${end}`} />
      </g>
      <g className="bow">
        <path className="p" d={`${bow}Z`} />
        <path className="a" d={`M${end} ${SEA}H${end + 60}Q${end + 46} ${KEEL - 6} ${end + 26} ${KEEL}H${end}Z`} />
        <path className={outline} d={bow} />
      </g>
      <path className="w" d={rectangles([0, SEA, 4000, SHIP_HEIGHT - SEA])} opacity={0.5} />
      <path className="as" d={`M20 ${SEA}q9-4 18 0${"t18 0".repeat(119)}`} />
      <path className="p" d={`M0 ${DECK - 10}H20V${SHIP_HEIGHT + 4}H0Z`} />
      <path className="i" d={`M4 ${DECK - 10}v-8h-3v-6h14v6h-3v8z`} />
      {weeks > 0 && (
        <Ruler
          x={hold}
          unit={unit}
          weeks={weeks}
          from={Math.max(...bars.map(bar => bar.weeksFrom))}
          size={round(FIGURE / scale)}
        />
      )}
    </g>
  )
}
