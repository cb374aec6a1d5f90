import { boxes, dots, range } from "./boxes"
import { Stars } from "./parts-harbor"
import { Path, Rect } from "./pens"
import { Scene } from "./scene"
import { Earth, Waves } from "./water"

const SEA = 318
const BED = 366
/** The gauges, one for each client on the page: where each stands, its level before (dashed) and after (filled). */
const GAUGES: { x: number; before: number; after: number }[] = [
  { x: 190, before: 276, after: 104 },
  { x: 314, before: 262, after: 168 },
  { x: 438, before: 284, after: 196 },
  { x: 812, before: 272, after: 188 },
  { x: 936, before: 286, after: 214 },
  { x: 1060, before: 264, after: 148 },
]
const QUOTE = "v-8q0-9 9-12v4q-4 2-4 5h4v11z"
const rungs = (top: number) => range(Math.floor((BED - top) / 20))

/**
 * A tide gauge: a glass well beside a graduated staff, its flag on top; an arrow from the level before to the level
 * after.
 */
const Gauge = ({ x, before, after }: (typeof GAUGES)[number]) => {
  const top = after - 28
  return (
    <>
      <Path pen="key" d={`M${x + 25} ${top}V${top - 48}`} />
      <Path pen="sea" d={`M${x + 25} ${top - 48}h52l-9 15l9 15h-52z`} />
      <Path pen="ground" d={`M${x + 34} ${top - 25}${QUOTE}M${x + 48} ${top - 25}${QUOTE}`} />
      <Rect pen="plate" x={x - 18} y={top} width={36} height={BED - top} />
      <Rect pen="wash" x={x - 18} y={before} width={36} height={BED - before} />
      <Rect pen="sea" x={x - 18} y={after} width={36} height={before - after} />
      <Path pen="outline" d={boxes([x - 18, top, 36, BED - top])} />
      <Rect pen="plate" x={x + 18} y={top} width={14} height={BED - top} />
      <Path
        pen="ink"
        d={boxes(...rungs(top).map(rung => [x + 18, top + 8 + rung * 20, rung % 5 ? 7 : 14, 10] as const))}
      />
      <Rect pen="plate" x={x - 24} y={top - 6} width={62} height={8} />
      <Path pen="planned" d={`M${x - 48} ${before}H${x + 18}M${x + 32} ${before}H${x + 52}`} />
      <Path pen="seaLine" d={`M${x - 33} ${before - 6}V${after}M${x - 40} ${after + 9}l7-9l7 9`} />
    </>
  )
}

/** The boat that takes the reading: a sighting glass trained on the level of one gauge. */
const Boat = () => (
  <>
    <Path pen="rayLeft" d="M592 152L508 82V140L582 168Z" />
    <Path pen="guide" d="M588 164L510 112" />
    <Path pen="action" d="M522 104L504 114L522 124Z" />
    <Path pen="plate" d="M612 288V236H690L704 288Z" />
    <Path pen="sea" d={boxes([622, 246, 24, 20], [656, 246, 24, 20])} />
    <Path pen="plate" d="M602 228H698V236H602Z" />
    <Path pen="outline" d="M640 198L622 228M640 198V228M640 198L658 228" />
    <g transform="translate(640 196) rotate(36)">
      <Path pen="action" d="M-62-11H-28V11H-62Z" />
      <Path pen="plate" d="M-28-9H6V9H-28ZM6-6H30V6H6ZM30-9H36V9H30Z" />
    </g>
    <Path pen="plate" d="M520 284Q560 290 600 288H742L722 344H566Q534 328 520 284Z" />
    <Path pen="sea" d="M530.500 308H735L722 344H566Q543 332.500 530.500 308Z" />
    <Path pen="key" d="M520 284Q560 290 600 288H742L722 344H566Q534 328 520 284Z" />
    <Path pen="outline" d={`M544 288V266H600M572 288V266M710 288V266H738V288${dots(9, [664, 298])}`} />
  </>
)

/** What the boat reports: a quotation with its five stars. */
const Report = () => (
  <>
    <Path pen="sea" d="M572 24H748V146H690L664 184L656 146H572Z" />
    <Path pen="ground" d="M588 78v-16q0-20 20-26v9q-9 4-9 11h9v22zM618 78v-16q0-20 20-26v9q-9 4-9 11h9v22z" />
    <Path pen="ground" d={boxes([650, 46, 82, 8], [650, 64, 62, 8], [588, 92, 144, 6])} />
    <g transform="translate(588 110) scale(1.35)">
      <Stars x={0} y={0} pen="ground" />
    </g>
  </>
)

/** From the first gauge to the last. */
export const soundingsExtent = [130, 1020] as const

/**
 * Tide gauges in a row, each risen from its dashed level before to the filled level after; a boat takes the reading and
 * reports it.
 */
export const Soundings = ({ alt }: { alt: string }) => (
  <Scene viewBox="0 0 1296 380" alt={alt}>
    <Rect pen="wash" x={-900} y={SEA} width={3100} height={BED - SEA} />
    <Earth id="soundings" left={-900} right={2200} top={BED} bottom={380} />
    {GAUGES.map(gauge => (
      <Gauge key={gauge.x} {...gauge} />
    ))}
    <Boat />
    <Report />
    <Rect pen="wash" x={-900} y={SEA} width={3100} height={BED - SEA} opacity={0.6} />
    <Waves x={-900} y={SEA} count={86} />
    <Path
      pen="seaHair"
      d="M110 346H160M240 352H300M370 344H430M520 356H600M690 356H770M840 346H890M970 352H1030M1100 344H1160M1240 350H1340M-120 348H-20"
    />
  </Scene>
)
