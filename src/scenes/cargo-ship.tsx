import { type Box, boxes, range } from "./boxes"
import { Lettering, Path, Place, Rect } from "./pens"
import { Scene } from "./scene"
import { symbols } from "./symbols"
import { Waves } from "./water"

const DECK = 222
const SEA = 268
const [WIDTH, HEIGHT] = [25, 21]
/** So many containers there is room for. */
const MOST = 24
const HULL = `M30 ${DECK}H690Q752 ${DECK} 790 196Q770 276 700 294H66Z`

/** Where the three pieces of cargo stand, and how wide each is drawn. */
const PLACES = [
  { x: 228, width: 156 },
  { x: 396, width: 198 },
  { x: 608, width: 138 },
]

const Cargo = ({ name, x, width }: { name: Queries.SymbolName; x: number; width: number }) => {
  const Drawing = symbols[name]
  const height = (width * 2) / 3
  return (
    <>
      <Rect pen="plate" x={x} y={DECK - height} width={width} height={height} />
      <Place x={x} y={DECK - height} width={width}>
        <Drawing />
      </Place>
    </>
  )
}

interface CargoShipProps {
  /** Lettering on the bow. */
  name: string
  /** A container for every week, four in a row; those from the launch on are live. */
  weeks: number
  launch: number
  /** What was delivered: three symbols. */
  cargo: readonly Queries.SymbolName[]
  alt: string
}

/**
 * A finished project under way: its weeks as containers astern, what was delivered on deck. The water runs out of both
 * sides.
 */
export const CargoShip = ({ name, cargo, alt, ...project }: CargoShipProps) => {
  // A long project has several weeks in a container: more would reach above the mast.
  const scale = Math.ceil(project.weeks / MOST)
  const [weeks, launch] = [project.weeks, project.launch].map(week => Math.ceil(week / scale)) as [number, number]
  const columns = weeks <= 8 ? 4 : 6
  const place = (week: number): Box => [
    54 + (week % columns) * WIDTH,
    DECK - (Math.floor(week / columns) + 1) * HEIGHT,
    WIDTH,
    HEIGHT,
  ]
  const built = range(launch - 1).map(place)
  const live = range(weeks - launch).map(week => place(week + launch))
  return (
    <Scene viewBox="0 20 800 280" alt={alt}>
      <Rect pen="wash" x={-3000} y={SEA - 6} width={7000} height={400} />
      <Path pen="plate" d={boxes(...built)} />
      <Path
        pen="hair"
        d={built
          .concat(live)
          .map(([x, y]) => `M${x + 8} ${y + 4}v13m9 0v-13`)
          .join("")}
      />
      <Path pen="sea" d={boxes(...live)} />
      <Path pen="outline" d={boxes(...live)} />
      <Path pen="action" d={boxes(place(launch - 1))} />
      <Path pen="key" d={`M495 ${DECK}V34`} />
      {PLACES.map((at, index) => {
        const symbol = cargo[index]
        return symbol && <Cargo key={index} name={symbol} {...at} />
      })}
      <Path pen="sea" d="M495 35H545L534 46L545 57H495Z" />
      <Path pen="outline" d="M495 35H545L534 46L545 57H495Z" />
      <Path pen="plate" d={HULL} />
      <Path pen="sea" d={`M49 ${SEA - 8}H768Q742 288 700 294H66Z`} />
      <Path pen="key" d={HULL} />
      <Lettering look="display" x={712} y={250} size={25} anchor="end">
        {name}
      </Lettering>
      <Rect pen="wash" x={-3000} y={SEA} width={7000} height={400} opacity={0.6} />
      <Waves x={-2304} y={SEA} count={180} />
    </Scene>
  )
}
