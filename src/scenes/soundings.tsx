import { boxes, dots, range } from "./boxes"
import { Stars } from "./parts-harbor"
import { Path, Rect } from "./pens"
import { Scene } from "./scene"
import { Earth, Waves } from "./water"

const SEA = 318
const BED = 366
/** The gauges: where each stands, its level before (dashed) and after (filled). */
const GAUGES: { x: number; before: number; after: number }[] = [
  { x: 72, before: 276, after: 190 },
  { x: 204, before: 262, after: 148 },
  { x: 336, before: 284, after: 178 },
  { x: 468, before: 258, after: 116 },
  { x: 796, before: 272, after: 134 },
  { x: 928, before: 286, after: 184 },
  { x: 1060, before: 264, after: 104 },
  { x: 1192, before: 278, after: 164 },
]
const READ = 3
const QUOTE = "v-8q0-9 9-12v4q-4 2-4 5h4v11z"
const rungs = (top: number) => range(Math.floor((BED - top) / 20))

/** A tide gauge: a glass well beside a graduated staff, its flag on top; an arrow from the level before to the level after. */
const Gauge = ({ x, before, after }: (typeof GAUGES)[number]) => {
  const top = after - 28
  return (
    <>
      <Path pen="key" d={`M${x + 25} ${top}V${top - 48}`} />
      <Path pen="sea" d={`M${x + 25} ${top - 48}h52l-9 15l9 15h-52z`} />
      <Path pen="ground" d={`M${x + 34} ${top - 25}${QUOTE}M${x + 48} ${top - 25}${QUOTE}`} />
      <Rect pen="plate" x={x - 18} y={top} width={36} height={BED - top} />
      <Rect pen="sea" x={x - 18} y={after} width={36} height={BED - after} />
      <Path pen="outline" d={boxes([x - 18, top, 36, BED - top])} />
      <Rect pen="plate" x={x + 18} y={top} width={14} height={BED - top} />
      <Path pen="ink" d={boxes(...rungs(top).map(rung => [x + 18, top + 8 + rung * 20, rung % 5 ? 7 : 14, 10] as const))} />
      <Rect pen="plate" x={x - 24} y={top - 6} width={62} height={8} />
      <Path pen="planned" d={`M${x - 46} ${before}H${x - 18}M${x + 32} ${before}H${x + 50}`} />
      <Path pen="seaLine" d={`M${x - 33} ${before - 6}V${after}M${x - 40} ${after + 9}l7-9l7 9`} />
    </>
  )
}

/** The boat that takes the reading: a sighting glass trained on the level of the fourth gauge, and what it reports. */
const Boat = () => (
  <>
    <Path pen="lamp" d="M556 232L468 96V138L556 244Z" />
    <Path pen="guide" d="M556 236L500 120" />
    <Path pen="plate" d="M612 288V236H688L700 288Z" />
    <Path pen="sea" d={boxes([622, 246, 22, 20], [654, 246, 22, 20])} />
    <Path pen="plate" d="M602 228H696V236H602Z" />
    <Path pen="plate" d="M520 286H748L730 344H560Q530 326 520 286Z" />
    <Path pen="sea" d="M528 308H741L730 344H560Q538 330 528 308Z" />
    <Path pen="key" d="M520 286H748L730 344H560Q530 326 520 286Z" />
  </>
)

/** Tide gauges in a row, each risen from its dashed level before to the filled level after; a boat takes the reading and reports it. */
export const Soundings = ({ alt }: { alt: string }) => (
  <Scene viewBox="0 0 1296 380" alt={alt}>
    <Rect pen="wash" x={-900} y={SEA} width={3100} height={BED - SEA} />
    <Earth id="soundings" left={-900} right={2200} top={BED} bottom={380} />
    {GAUGES.map(gauge => (
      <Gauge key={gauge.x} {...gauge} />
    ))}
    <Boat />
    <Path pen="sea" d="M548 36H736V150H676L650 196L642 150H548Z" />
    <Path pen="ground" d="M568 84v-16q0-18 18-24v8q-8 4-8 10h8v22zM596 84v-16q0-18 18-24v8q-8 4-8 10h8v22z" />
    <Rect pen="wash" x={-900} y={SEA} width={3100} height={BED - SEA} opacity={0.6} />
    <Waves x={-900} y={SEA} count={86} />
  </Scene>
)
