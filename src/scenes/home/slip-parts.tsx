import type { ReactNode } from "react"
import { boxes, range, round } from "../boxes"
import { Circle, Path, Place, Rect } from "../pens"
import { Checkout } from "../symbols/market"

type SlipEarthProps = { id: string } & Record<"left" | "right" | "high" | "low" | "bottom", number>

/**
 * The slip: hatched earth that falls from the left towards the water, from (`left`, `high`) to (`right`, `low`), down
 * to `bottom`.
 */
export const SlipEarth = ({ id, left, right, high, low, bottom }: SlipEarthProps) => {
  const section = `M${left} ${high}L${right} ${low}V${bottom}H${left}Z`
  return (
    <>
      <defs>
        <pattern id={id} width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <Path pen="guide" d="M0 0V9" opacity={0.6} />
        </pattern>
      </defs>
      <Path pen="ground" d={section} />
      <path d={section} fill={`url(#${id})`} />
      <Path pen="key" d={`M${left} ${high}L${right} ${low}`} />
    </>
  )
}

/** The wall between slip and water, `width` wide, with its sheet piling. */
export const Quay = ({ x, top, bottom, width }: { x: number; top: number; bottom: number; width: number }) => {
  const piles = range(Math.floor((bottom - top - 26) / 14) + 1).map(pile => `M${x} ${top + 26 + pile * 14}l${width}-11`)
  return (
    <>
      <Rect pen="plate" x={x} y={top} width={width} height={bottom - top} />
      <Path pen="outline" d={piles.join("")} />
    </>
  )
}

/** The pencil that is still drawing: its point at (x, y). */
export const Pencil = ({ x, y, scale = 1 }: { x: number; y: number; scale?: number }) => (
  <g transform={`translate(${x} ${y}) rotate(38) scale(${scale})`}>
    <Path pen="plate" d="M0 0L-7 -16V-78H7V-16Z" />
    <Path pen="outline" d="M-7 -16H7" />
    <Path pen="ink" d="M0 0L-2.600-6H2.600Z" />
    <Rect pen="action" x={-7} y={-78} width={14} height={10} />
  </g>
)

/** The crane's yellow beam with the marks of its length. */
export const Beam = ({
  x,
  y,
  width,
  height,
  step,
}: {
  x: number
  y: number
  width: number
  height: number
  step: number
}) => (
  <>
    <Rect pen="action" x={x} y={y} width={width} height={height} />
    <Path
      pen="onSignalLine"
      d={`M${x} ${y + height / 2}h${width}${range(Math.floor(width / step))
        .map(mark => `M${x + step * mark + 14} ${y}v${height}`)
        .join("")}`}
    />
  </>
)

interface HoistProps {
  /** Its middle. */
  x: number
  /** Height of the trolley, where the cable begins. */
  from: number
  /** Upper edge and width of the module. */
  top: number
  width: number
}

/** What the sizes of a hoist are to those it was drawn with. */
const scaled = ({ x, top, width }: Omit<HoistProps, "from">) => {
  const k = width / 124
  return { k, at: (dx: number) => round(x + dx * k), up: (dy: number) => round(top - dy * k) }
}

/** The trolley under the crane's beam. */
export const Trolley = ({ from, ...place }: HoistProps) => {
  const { k, at } = scaled(place)
  return (
    <>
      <Rect pen="ink" x={at(-24)} y={from} width={48 * k} height={14 * k} />
      <Circle pen="ink" cx={at(-12)} cy={from + 17 * k} r={4 * k} />
      <Circle pen="ink" cx={at(12)} cy={from + 17 * k} r={4 * k} />
    </>
  )
}

interface LoadProps extends HoistProps {
  /** The module, drawn 240 wide. */
  module?: ReactNode
}

/** The checkout on its way down: cable from `from`, spreader and the module. */
export const Load = ({ from, module = <Checkout />, ...place }: LoadProps) => {
  const { k, at, up } = scaled(place)
  const { top, width } = place
  return (
    <>
      <Path pen="outline" d={`M${at(-12)} ${from}V${up(30)}M${at(12)} ${from}V${up(30)}`} />
      <Path pen="outline" d={`M${at(-12)} ${up(30)}H${at(12)}L${at(62)} ${top}H${at(-62)}Z`} />
      <Rect pen="action" x={at(-18)} y={up(36)} width={36 * k} height={8 * k} />
      <Place x={at(-62)} y={top} width={width}>
        {module}
      </Place>
    </>
  )
}

interface RulerProps {
  y: number
  /** x of week 0 and of week 4. */
  from: number
  to: number
  days?: number
}

/** The week ruler beneath the slip, without its words: four weeks, with the yellow launch window over the last two. */
export const SlipRuler = ({ y, from, to, days = 7 }: RulerProps) => {
  const day = (to - from) / (4 * days)
  const marks = range(4 * days + 1)
  const draw = (length: number, chosen: number[]) =>
    chosen.map(mark => `M${round(from + mark * day)} ${y}v${length}`).join("")
  const middle = (from + to) / 2
  return (
    <>
      <Path
        pen="key"
        d={`M-1200 ${y}H2800${draw(
          22,
          marks.filter(mark => mark % days === 0),
        )}`}
      />
      <Path
        pen="outline"
        d={draw(
          8,
          marks.filter(mark => mark % days !== 0),
        )}
      />
      <Path pen="signal" d={boxes([middle, y, to - middle, 8])} />
      <Path pen="key" d={`M${middle} ${y}H${to}`} />
      <Path pen="outline" d={`M${middle} ${y + 8}H${to}`} />
    </>
  )
}
