import { boxes, range } from "../boxes"
import { Circle, Path, Place, Rect } from "../pens"
import type { SceneMarks } from "../../render/drawings"
import { Sketch } from "../symbols/pages"
import { CURVE } from "../symbols/systems"
import { Waves } from "../water"
import { Beam, Load, Pencil, Quay, SlipEarth, SlipRuler } from "./slip-parts"

const WIDTH = 390
const VIEW_BOX = `0 24 ${WIDTH} 374`
const SEA = 308
const SEA_BED = 372
const QUAY = 196
const HOIST = { x: 152, top: 140, width: 80 }
const block = (index: number) => [22 + index * 24, 330, 12, 10 + Math.floor(index / 2)] as const

const Gantry = () => (
  <>
    <Path pen="lamp" d="M138 64L98 270H206L166 64Z" />
    <Path
      pen="outline"
      d="M91 270L97 64M107 270L101 64M97 70L103 104L95 138L104 172L93 206L106 240M96 104H103M95 138H104M94 172H104M93 206H105M198 84l11 14-11 14 11 14-11 14 11 14-11 14 11 14-11 14 11 14-11 14 11 14"
    />
    <Path pen="key" d="M198 312V64M209 312V64" />
  </>
)

const Stern = () => (
  <>
    <Path
      pen="planned"
      d={`M104 270H6L22 330H104${range(5)
        .map(rib => `M${28 + rib * 18} 262V338`)
        .join("")}`}
    />
    <Path pen="guide" d="M12 292H104M17 314H104" />
    <Place x={5} y={213} width={85}>
      <Sketch />
    </Place>
    <Pencil x={47} y={237} scale={0.6} />
  </>
)

const Midship = () => (
  <>
    <Path pen="key" d="M104 270H201M104 330H196" />
    <Path
      pen="outline"
      d={`${range(7)
        .map(rib => `M${106 + rib * 15} 270V330`)
        .join("")}M104 290H196M104 310H196`}
    />
    <Path pen="plate" d={boxes([166, 290, 30, 20], [136, 310, 60, 20], [181, 270, 20, 26])} />
    <Rect pen="action" x={151} y={270} width={30} height={20} />
  </>
)

/** Without its name, which is of the page (components/ship-figure.tsx); below the waterline the sea is seen over it. */
const Bow = () => (
  <>
    <Path pen="plate" d="M201 270H330Q362 270 386 256Q378 284 368 301H201Z" />
    <Path pen="sea" d="M201 301H368Q350 328 326 330H201Z" />
    <Path pen="key" d="M201 270H330Q362 270 386 256Q364 326 326 330H201" />
    <Path pen="wash" d="M201 308H364Q348 328 326 332H201Z" opacity={0.62} />
    <Path pen="seaLine" d="M201 308H364" />
  </>
)

/*
 * Phones get this drawing with the page, byte by byte (docs/decisions.md), and small: what
 * it carries is drawn as it is seen from afar.
 */
const SmallCheckout = () => (
  <>
    <Path pen="plate" d={boxes([0.5, 0.5, 239, 159])} />
    <Path pen="wash" d={boxes([128, 0.5, 111.5, 159])} />
    <Path pen="plate" d={boxes([14, 18, 28, 30], [14, 62, 28, 30], [14, 106, 28, 30])} />
    <Path pen="bar" d={boxes([50, 24, 58, 6], [50, 68, 44, 6], [50, 112, 44, 6], [142, 24, 60, 6], [142, 72, 84, 6])} />
    <Rect pen="action" x={142} y={112} width={84} height={32} />
  </>
)

const SmallDashboard = () => (
  <>
    <Path pen="plate" d={boxes([0.5, 0.5, 239, 159])} />
    <Path pen="bar" d={boxes([58, 31, 20, 4], [92, 32, 9, 14], [106, 28, 9, 18], [194, 31, 24, 4])} />
    <Path pen="ink" d={boxes([58, 20, 26, 6], [194, 20, 32, 6])} />
    <Path pen="seaLine" d="M34 15a15 15 0 1 1-15 15M176 45V17M166 27l10-10l10 10" />
    <Path pen="sea" d={boxes([120, 22, 9, 24], [134, 14, 9, 32])} />
    <Path pen="hair" d="M14 58H226M14 80H226M14 102H226" />
    <Path pen="wash" d={`${CURVE}V144H14Z`} />
    <Path pen="seaLine" d={CURVE} />
    <Circle pen="action" cx={226} cy={54} r={5} />
  </>
)

const SmallSearch = () => (
  <>
    <Path pen="plate" d={boxes([0.5, 0.5, 239, 159], [14, 12, 206, 18], [44, 68, 176, 21], [44, 96, 176, 21])} />
    <Path pen="ink" d={boxes([26, 18, 70, 6])} />
    <Path pen="sea" d={boxes([44, 40, 176, 21])} />
    <Path pen="bar" d={boxes([52, 76, 80, 5], [52, 104, 80, 5])} />
    <Path pen="seaLine" d="M28 135V53M22 60l6-8l6 8" />
  </>
)

const Deckload = () => (
  <>
    <Place x={218} y={178} width={138}>
      <SmallDashboard />
    </Place>
    <Place x={232} y={106} width={108}>
      <SmallSearch />
    </Place>
    <Rect pen="plate" x={252} y={82} width={68} height={24} />
    <Path pen="sea" d={boxes(...[258, 274, 290, 306].map(x => [x, 88, 9, 9] as const))} />
    <Path pen="key" d="M286 82V38" />
    <Path pen="action" d="M286 39H322L313 47L322 55H286Z" />
  </>
)

/** All that stays where it is. */
const Yard = () => (
  <>
    <Rect pen="wash" x={QUAY} y={SEA} width={WIDTH - QUAY} height={SEA_BED - SEA} />
    <SlipEarth id="slip-compact" left={-1} right={QUAY} high={342} low={346} bottom={SEA_BED} />
    <Gantry />
    <Stern />
    <Midship />
    <Waves x={364} y={SEA} count={1} />
    <Path pen="seaHair" d="M214 344H262M286 356H330M340 338H420" />
    <Quay x={190} top={296} bottom={358} width={11} />
    <Path pen="planned" d={boxes(...range(4).map(block))} />
    <Path pen="plate" d={boxes(...range(3).map(index => block(index + 4)))} />
    <Rect pen="planned" x={112} y={217} width={80} height={53} />
    <Beam x={80} y={48} width={144} height={16} step={17} />
    <Rect pen="plate" x={194} y={32} width={22} height={16} />
    <Rect pen="sea" x={199} y={36} width={8} height={7} />
    <Rect pen="ink" x={HOIST.x - 15} y={64} width={30} height={10} />
    <Load {...HOIST} from={75} module={<SmallCheckout />} />
    <SlipRuler y={SEA_BED} from={16} to={376} days={5} />
  </>
)

/** The hero on phones: the same ship along the same slip, drawn shorter and larger. */
export const compactSlip: SceneMarks = { viewBox: VIEW_BOX, children: <Yard /> }

/** What slides off its quay. */
export const compactBuilt: SceneMarks = {
  viewBox: VIEW_BOX,
  children: (
    <>
      <Bow />
      <Deckload />
    </>
  ),
}
