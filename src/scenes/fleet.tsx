import { boxes, dots, range, round } from "./boxes"
import { Beam, Pencil, Quay } from "./home/slip-parts"
import { gear, ring } from "./parts-machinery"
import { Path, Rect } from "./pens"
import { Scene } from "./scene"
import { Earth, Waves } from "./water"

/** One service as a deck load, 80 units wide, standing on the deck at y 0: its body, what is filled once it is live, its inner lines. */
interface Emblem {
  body: string
  fill: string
  lines: string
}

const GROUND = 336
const SEA = 322
const LAND_DECK = 282
const AFLOAT_DECK = 296
const HULL = "M-44 0H28Q40-2 46-12Q46 20 34 44H-38Z"
const RIBS = "M-28 0V44M-12 0V44M4 0V44M20 0V44M-42 15H44"
const eighths = (radius: number) => range(8).map(turn => [round(radius * Math.sin((turn * Math.PI) / 4)), round(-64 - radius * Math.cos((turn * Math.PI) / 4))] as const)
const CABINS = boxes(...eighths(36).map(([x, y]) => [x - 7, y - 5, 14, 10] as const))
const LEAVES = "M0 12Q-13-4 0-22Q13-4 0 12ZM-7 12Q-24 8-24-12Q-8-6-7 12ZM7 12Q24 8 24-12Q8-6 7 12ZM-28 2Q-24 22 0 22Q24 22 28 2Q34 32 0 32Q-34 32-28 2Z"

const wheel: Emblem = {
  body: `M-26 0L0-64L26 0M-19-18H19${ring(0, -64, 36)}`,
  fill: CABINS,
  lines: `${dots(8, [0, -64])}${eighths(28)
    .map(([x, y]) => `M0-64L${x} ${y}`)
    .join("")}`,
}
const page: Emblem = { body: "M-39 0V-96H39V0Z", fill: boxes([-29, -70, 34, 6], [12, -72, 18, 26], [-29, -44, 22, 10]), lines: "M-39-82H39M-29-58H2M-39-26H39M-13-26V0M13-26V0" }
const pipework: Emblem = {
  body: "M-38 0V-52a17 17 0 0 1 34 0V0ZM-4-50H10V-94H40V-80H24V-36H-4ZM-4-24H40V-10H-4Z",
  fill: boxes([-33, -40, 24, 8], [-33, -26, 24, 8], [-33, -12, 24, 8]),
  lines: `${boxes([6, -74, 22, 8], [34, -98, 6, 22], [34, -28, 6, 22])}${dots(8, [17, -17])}M17-25V-9M9-17H25`,
}
const shop: Emblem = {
  body: "M-36 0V-92H36V0ZM-42-50L-36-74H36L42-50Z",
  fill: "M-42-50L-36-74H-21.600L-25.200-50ZM-8.400-50L-7.200-74H7.200L8.400-50ZM25.200-50L21.600-74H36L42-50Z",
  lines: "M-42-50q8.400 12 16.800 0q8.400 12 16.800 0q8.400 12 16.800 0q8.400 12 16.800 0q8.400 12 16.800 0M-28 0V-34H-4V0M6-34H28V-12H6ZM-16-84H16",
}
const lighthouse: Emblem = {
  body: "M-22 0L-14-92H14L22 0ZM-10-98V-116H10V-98ZM-13-116L0-130L13-116Z",
  fill: "M-20-24L-18-46H18L20-24ZM-16-68L-14-90H14L16-68Z",
  lines: "M-18-98H18V-92H-18ZM-20-24H20M-18-46H18M-16-68H16M-6 0V-16H6V0M-18-98V-106H-10M18-98V-106H10M0-116V-98",
}
const advert: Emblem = {
  body: "M-39-44V-112H39V-44Z",
  fill: "M6-50v-26q0-6 4-8v-10h12v10q4 2 4 8v26z",
  lines: "M-26-44V0M-14-44V0M14-44V0M26-44V0M-26-4L-14-40M-14-4L-26-40M14-4L26-40M26-4L14-40M-30-98H-2M-30-88H-10M-30-72H-6V-58H-30ZM-22-112V-120H-14M14-112V-120H22",
}
const calendar: Emblem = {
  body: "M-3 0V-132H3V0ZM-36-112Q-38-64-40-22H40Q38-64 36-112Z",
  fill: boxes([-30, -96, 14, 14], [-9, -76, 14, 14], [12, -96, 14, 14], [-30, -56, 14, 14], [12, -56, 14, 14]),
  lines: `${boxes(...range(9).map(day => [-30 + (day % 3) * 21, -96 + Math.floor(day / 3) * 20, 14, 14] as const))}M-40-112H40M-40-22L-32 0M40-22L32 0M3-132H24L18-126L24-120H3`,
}
const stand: Emblem = { body: "M-20 0L-10-22H10L20 0Z", fill: "", lines: "M-28-22H28M-15-11H15" }
const gears: Emblem = {
  body: `M-40 0V-20H40V0Z${gear(-10, -58, 30, 12)}${gear(21, -92, 20, 8)}`,
  fill: gear(-10, -58, 30, 12),
  lines: `${dots(8, [-10, -58])}${dots(5, [21, -92])}${gear(21, -92, 20, 8)}M-10-50V-20M21-87V-20`,
}
const locks: Emblem = {
  body: "M-40 0V-26H-14V-52H12V-78H40V0Z",
  fill: boxes([-36, -22, 22, 18], [-10, -48, 22, 18], [16, -74, 20, 18]),
  lines: "M-14-26V0M12-52V0M-14-34V-26M12-62V-52M40-78V-94M14-84H38L34-76H18ZM20-84V-94H32V-84M26-94V-112H40L36-107L40-102H26",
}
const pin: Emblem = {
  body: "M-40 0L-28-24H28L40 0Z",
  fill: "M0-10L-26-54A30 30 0 1 1 26-54ZM-11-70a11 11 0 1 0 22 0a11 11 0 1 0-22 0Z",
  lines: "M-34-12H-6M6-12H34M-14-24L-20 0M14-24L20 0",
}
const CARGO = [[-40, 0, 3], [-40, -30, 2], [-40, -60, 1]] as const
const stack: Emblem = {
  body: CARGO.map(([x, y, count]) => boxes(...range(count).map(box => [x + box * 27, y - 30, 26, 30] as const))).join(""),
  fill: boxes([-13, -30, 26, 30], [-40, -60, 26, 30]),
  lines: CARGO.flatMap(([x, y, count]) => range(count).map(box => `M${x + box * 27 + 7} ${y - 25}v20m6-20v20m6-20v20`)).join(""),
}

const PLANNED = [wheel, page, pipework, shop]
const FRAMED = [lighthouse, advert, calendar, stand]
const AFLOAT = [gears, locks, pin, stack]

/** Twelve small vessels in one line along the quay, one for each service: pencil, then frames under the crane, then afloat. */
export const Fleet = ({ alt }: { alt: string }) => (
  <Scene viewBox="0 0 1296 380" alt={alt}>
    <Rect pen="wash" x={858} y={SEA} width={1342} height={58} />
    <Earth id="fleet" left={-900} right={838} top={GROUND} bottom={380} />
    <Path pen="guide" d="M40 150H440M40 282H470" />
    {PLANNED.map((emblem, index) => (
      <g key={index} transform={`translate(${84 + index * 100} ${LAND_DECK})`}>
        <Path pen="planned" d={HULL + emblem.body + emblem.lines + emblem.fill} />
      </g>
    ))}
    {FRAMED.map((emblem, index) => (
      <g key={index} transform={`translate(${484 + index * 100} ${LAND_DECK})`}>
        <Path pen="plate" d={HULL + emblem.body + boxes([-32, 44, 14, 10], [16, 44, 14, 10])} />
        <Path pen="outline" d={RIBS + emblem.lines + emblem.fill} />
        <Path pen="key" d={HULL} />
      </g>
    ))}
    {AFLOAT.map((emblem, index) => (
      <g key={index} transform={`translate(${910 + index * 100} ${AFLOAT_DECK})`}>
        <Path pen="plate" d={HULL + emblem.body} />
        <Path pen="sea" fillRule="evenodd" d={`${emblem.fill}M-41.500 18H43.500Q41 32 34 44H-38Z`} />
        <Path pen="outline" d={emblem.body + emblem.lines} />
        <Path pen="key" d={HULL} />
      </g>
    ))}
    <Rect pen="wash" x={858} y={SEA} width={1342} height={58} opacity={0.6} />
    <Waves x={858} y={SEA} count={37} />
    <Quay x={838} top={300} bottom={380} width={20} />
  </Scene>
)
