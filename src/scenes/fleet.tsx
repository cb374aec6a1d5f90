import { boxes, dots, range, round } from "./boxes"
import { Beam, Pencil, Quay } from "./home/slip-parts"
import { gear, ring } from "./parts-machinery"
import { Circle, Path, Rect } from "./pens"
import { Scene } from "./scene"
import { Earth, Waves } from "./water"

/** One service as a deck load, 80 units wide, standing on the deck at y 0. */
interface Emblem {
  body: string
  /** Filled with the sea once the service is live. */
  fill: string
  lines: string
  /** What stands before the rest. */
  front?: string
}

const GROUND = 336
const SEA = 322
const LAND_DECK = 282
const AFLOAT_DECK = 296
const HULL = "M-44 0H28Q40-2 46-12Q46 20 34 44H-38Z"
const RIBS = "M-28 0V44M-12 0V44M4 0V44M20 0V44M-42 15H44"
const LEAVES =
  "M0-71A80 80 0 0 1 0 35A80 80 0 0 1 0-71ZM-12 36A60 60 0 0 1-60-26A60 60 0 0 1-12 36ZM12 36A60 60 0 0 0 60-26A60 60 0 0 0 12 36Z"
const BOWL = "M-88-38.4A96 96 0 1 0 88-38.4A88 88 0 1 1-88-38.4Z"
const HUB = -72
const eighths = (radius: number) =>
  range(8).map(
    turn =>
      [round(radius * Math.sin((turn * Math.PI) / 4)), round(HUB - radius * Math.cos((turn * Math.PI) / 4))] as const,
  )

const wheel: Emblem = {
  body: `M-30 0L0${HUB}L30 0M-22-18H22${ring(0, HUB, 36)}`,
  fill: boxes(...eighths(36).map(([x, y]) => [x - 7, y - 5, 14, 10] as const)),
  lines:
    dots(7, [0, HUB]) +
    eighths(29)
      .map(([x, y]) => `M0 ${HUB}L${x} ${y}`)
      .join(""),
}
const page: Emblem = {
  body: "M-39 0V-112H39V0Z",
  fill: boxes([-29, -84, 34, 7], [12, -86, 18, 34], [-29, -54, 24, 12]),
  lines: `M-39-98H39M-29-68H2${boxes([-29, -30, 15, 18], [-7.5, -30, 15, 18], [14, -30, 15, 18])}`,
}
const pipework: Emblem = {
  body: "M-38 0V-62a17 17 0 0 1 34 0V0ZM-4-58H12V-110H40V-96H26V-44H-4ZM-4-24H40V-10H-4Z",
  fill: boxes([-31, -50, 20, 8], [-31, -34, 20, 8], [-31, -18, 20, 8]),
  lines: `${boxes([8, -84, 22, 8], [36, -114, 6, 22], [36, -28, 6, 22])}${dots(8, [16, -17])}M-21-79V-92M-30-92H-12`,
}
const shop: Emblem = {
  body: "M-36 0V-104H36V0ZM-42-50L-36-76H36L42-50Z",
  fill: "M-42-50L-36-76H-21.600L-25.200-50ZM-8.400-50L-7.200-76H7.200L8.400-50ZM25.200-50L21.600-76H36L42-50Z",
  lines: `M-42-50${"q8.400 12 16.800 0".repeat(5)}M-28 0V-32H-6V0M4-32H28V-10H4ZM-24-96H24V-84H-24Z`,
}
const lighthouse: Emblem = {
  body: "M-24 0L-15-106H15L24 0ZM-11-114V-132H11V-114ZM-15-132L0-148L15-132Z",
  fill: "M-21.800-26L-19.600-52H19.600L21.800-26ZM-17.300-78L-15.300-102H15.300L17.300-78Z",
  lines:
    "M-20-114H20V-106H-20ZM-21.800-26H21.800M-19.600-52H19.600M-17.300-78H17.300M-7 0V-18H7V0M-20-114V-124H-11M20-114V-124H11M0-132V-114",
}
const advert: Emblem = {
  body: "M-40-48V-124H40V-48Z",
  fill: "M6-56v-28q0-6 4-8v-12h12v12q4 2 4 8v28z",
  lines:
    "M-28-48V0M-14-48V0M14-48V0M28-48V0M-28-2L-14-24L-28-46M28-2L14-24L28-46M-30-110H-4M-30-100H-12M-30-80H-8V-62H-30ZM6-80H26V-68H6M-24-124V-132H-14M14-124V-132H24",
}
const calendar: Emblem = {
  body: "M-3 0V-146H3V0Z",
  front: `M-32-126H32Q34-70 43-28Q0-16-43-28Q-34-70-32-126Z${boxes(...range(12).map(day => [-28 + (day % 3) * 21, -116 + Math.floor(day / 3) * 22, 14, 14] as const))}`,
  fill: "",
  lines: "M-40-126H40M-41-28L-32 0M41-28L32 0M3-146H24L18-140L24-134H3",
}
const stand: Emblem = { body: "M-22 0L-12-22H12L22 0Z", fill: "", lines: "M-26-22H26M-17-11H17" }
const gears: Emblem = {
  body: gear(-8, -50, 32, 12) + gear(18, -96, 23, 9),
  fill: `${gear(-8, -50, 32, 12)}${ring(-8, -50, 9)}`,
  lines: `${dots(6, [18, -96])}${dots(14, [18, -96])}M-34-32V-96H-5M-40-32H-28`,
  front: `M-40 0V-32H40V0Z${dots(6, [-26, -16], [-8, -16])}${boxes([8, -22, 24, 12])}`,
}
const locks: Emblem = {
  body: "M-40 0V-38H-14V-68H12V-98H40V0Z",
  fill: boxes([-40, -30, 26, 30], [-14, -60, 26, 60], [12, -90, 28, 90]),
  lines:
    "M-14 0V-46M12 0V-76M40-90V-108M-38-40L-34-30H-20L-16-40ZM14-102L18-90H35L39-102ZM26-102V-130H42L37-123L42-116H26",
}
const pin: Emblem = {
  body: "M-42 0L-30-26H30L42 0Z",
  fill: "M0-10L-29-62A34 34 0 1 1 29-62ZM-12-80a12 12 0 1 0 24 0a12 12 0 1 0-24 0Z",
  lines: "M-36-13H-8M8-13H36M-18-26L-25 0M18-26L25 0",
}
const CARGO = range(4).flatMap(row =>
  range([3, 3, 2, 1][row] ?? 0).map(place => [-40 + place * 27, -28 - row * 28, 26, 28] as const),
)
const stack: Emblem = {
  body: boxes(...CARGO),
  fill: boxes(...[1, 3, 5, 6].flatMap(index => CARGO.slice(index, index + 1))),
  lines: CARGO.map(([x, y]) => `M${x + 6} ${y + 5}v18m7-18v18m7-18v18`).join(""),
}

const PLANNED = [wheel, page, pipework, shop]
const FRAMED = [lighthouse, advert, calendar, stand]
const AFLOAT = [gears, locks, pin, stack]
const BRACES = range(10)
  .map(step => `M842 ${68 + step * 24}l12 12l-12 12M629 ${68 + step * 26}l12 13l-12 13`)
  .join("")
const RIPPLES = "M880 358H950M1010 366H1100M1150 356H1210M1290 366H1420M1500 352H1600"

/** From the first vessel to the last. */
export const fleetExtent = [36, 1228] as const

/**
 * Twelve small vessels in one line along the quay, one for each service: pencil, then frames under the crane, then
 * afloat.
 */
export const Fleet = ({ alt }: { alt: string }) => (
  <Scene viewBox="0 0 1296 380" alt={alt}>
    <Rect pen="wash" x={858} y={SEA} width={1342} height={58} />
    <Earth id="fleet" left={-900} right={838} top={GROUND} bottom={380} />
    <Path pen="lamp" d="M752 62L700 282H868L816 62Z" />
    <Path pen="outline" d={`M629 336V62M641 336V62${BRACES}`} />
    <Path pen="key" d="M842 300V62M854 300V62" />

    <Path
      pen="guide"
      d={`M-900 282H440M40 130H430M40 124V136M430 124V136${range(4)
        .map(index => `M${84 + index * 100} 124V148M${84 + index * 100} 318V348`)
        .join("")}`}
    />
    {PLANNED.map(({ body, fill, lines }, index) => (
      <g key={index} transform={`translate(${84 + index * 100} ${LAND_DECK})`}>
        <Path pen="guide" d={fill + lines} />
        <Path pen="planned" d={HULL + body} />
      </g>
    ))}
    <Pencil x={421} y={177} />

    {FRAMED.map(({ body, fill, lines, front }, index) => (
      <g key={index} transform={`translate(${484 + index * 100} ${LAND_DECK})`}>
        <Path pen="plate" d={body + boxes([-34, 44, 16, 10], [16, 44, 16, 10])} />
        <Path pen="outline" d={lines + fill} />
        <Path pen="plate" d={HULL + (front ?? "")} />
        <Path pen="outline" d={RIBS} />
        <Path pen="key" d={HULL} />
      </g>
    ))}
    {AFLOAT.map(({ body, fill, lines, front }, index) => (
      <g key={index} transform={`translate(${910 + index * 100} ${AFLOAT_DECK})`}>
        <Path pen="plate" d={body} />
        <Path pen="sea" fillRule="evenodd" d={fill} />
        <Path pen="outline" d={body + lines} />
        <Path pen="plate" d={HULL + (front ?? "")} />
        <Path pen="sea" d="M-41.500 18H43.500Q41 32 34 44H-38Z" />
        <Path pen="key" d={HULL} />
      </g>
    ))}
    <Rect pen="wash" x={858} y={SEA} width={1342} height={58} opacity={0.6} />
    <Waves x={858} y={SEA} count={37} />
    <Path pen="seaHair" d={RIPPLES} />
    <Quay x={838} top={300} bottom={380} width={20} />

    <Path pen="plate" d={boxes([862, 26, 44, 18])} />
    <Path pen="sea" d={boxes([868, 31, 10, 8], [882, 31, 10, 8])} />
    <Beam x={590} y={44} width={420} height={18} step={24} />
    <Path pen="ink" d={boxes([764, 62, 40, 10])} />
    <Path pen="outline" d="M776 72V110M792 72V110M776 110H792L784 120Z" />
    <Circle pen="planned" cx={784} cy={227} r={33} />
    <Circle pen="action" cx={784} cy={152} r={33} />
    <Path pen="onSignal" d={BOWL + LEAVES} transform="translate(784 153) scale(.26)" />
  </Scene>
)
