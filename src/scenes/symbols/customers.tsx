import { boxes, dots, range } from "../boxes"
import { Stars } from "../parts-harbor"
import { Circle, Path, Rect } from "../pens"
import { Products } from "./parts"

/** A face in a circle of radius 14. */
const face = (x: number, y: number) => `M${x - 14} ${y}a14 14 0 1 0 28 0a14 14 0 1 0-28 0`
const head = (x: number, y: number) => `${dots(4.5, [x, y - 4])}M${x - 9} ${y + 9}q9-13 18 0`

/** Two questions of customers and one answer, which is ticked off. */
export const Chat = () => (
  <>
    <Path pen="outline" d={face(20, 30) + head(20, 30) + face(20, 130) + head(20, 130)} />
    <Path pen="plate" d="M46 8H160V50H54L46 58ZM46 108H132V152H46Z" />
    <Path pen="bar" d={boxes([60, 20, 84, 4], [60, 30, 60, 4], [60, 122, 56, 4], [60, 132, 40, 4])} />
    <Path pen="sea" d="M92 62H212V92L220 100H92Z" />
    <Path pen="ground" d={boxes([106, 73, 70, 4], [106, 83, 48, 4])} />
    <Path pen="ground" d="M190 80l3-3 5 5 8-10 3 3-11 13z" />
    <Path pen="action" d="M146 120H200V142H146Z" />
    <Path pen="onSignalLine" d="M158 131H186M179 125L186 131L179 137" />
  </>
)

/** A finished job, the message that asks for a review, and the five stars that come back. */
export const Reviews = () => (
  <>
    <Path pen="plate" d={boxes([4, 20, 84, 120])} />
    <Path pen="outline" d="M22 116V78L46 58L70 78V116ZM38 116V92H54V116M4 40H88" />
    <Path pen="seaLine" d="M34 30l6 6l12-14" />
    <Path pen="outline" d="M96 62H122M114 55L122 62L114 69" />
    <Path pen="plate" d="M132 4H236V92H158L146 104V92H132Z" />
    <Circle pen="wash" cx={152} cy={26} r={11} />
    <Path pen="outline" d="M141 26a11 11 0 1 0 22 0a11 11 0 1 0-22 0" />
    <Path pen="ink" d={boxes([172, 19, 44, 5])} />
    <Path pen="bar" d={boxes([172, 29, 30, 3], [144, 70, 76, 3], [144, 78, 52, 3])} />
    <Stars x={142} y={46} />
    <Path pen="sea" d="M148 116H224V140L234 150H148Z" />
    <Path pen="ground" d={boxes([160, 126, 46, 4], [160, 135, 30, 4])} />
  </>
)

/** One film in three shapes: upright, square and wide, cut to the same moment. */
export const Video = () => (
  <>
    <Path pen="plate" d={boxes([4, 2, 88, 156])} />
    <Path pen="wash" d={boxes([4, 2, 88, 156], [108, 2, 128, 72])} />
    <Products x={12} y={118} height={78} />
    <Path pen="ink" d={boxes([14, 16, 56, 7], [14, 28, 38, 7])} />
    <Path pen="bar" d={boxes([4, 148, 88, 10])} />
    <Path pen="sea" d={boxes([4, 148, 40, 10])} />
    <Products x={190} y={66} height={44} />
    <Circle pen="sea" cx={140} cy={36} r={19} />
    <Path pen="ground" d="M134 26L151 36L134 46Z" />
    <Path pen="action" d={boxes([108, 88, 70, 70])} />
    <Path pen="onSignal" d={boxes([116, 98, 42, 7], [116, 110, 28, 7])} />
    <Path pen="onSignal" d="M132 126l22 13l-22 13z" />
    <Path pen="planned" d={boxes([190, 88, 46, 70])} />
    <Path pen="guide" d="M198 100H228M198 110H220M198 144H212" />
    <Path pen="outline" d={boxes([4, 2, 88, 156], [108, 2, 128, 72])} />
  </>
)

const STAMPS = range(10).map(stamp => [40 + (stamp % 5) * 40, 76 + Math.floor(stamp / 5) * 44] as const)
const STAMPED = 6

/** A loyalty card: six purchases stamped, the next one in hand, the tenth is the reward. */
export const Loyalty = () => (
  <>
    <Rect pen="plate" x={0.5} y={12} width={239} height={136} rx={10} />
    <Path pen="sea" d="M0.500 22a10 10 0 0 1 10-10H229.500a10 10 0 0 1 10 10V44H0.500Z" />
    <Path pen="ground" d={boxes([18, 24, 84, 7], [180, 25, 40, 4])} />
    <Path pen="outline" d={dots(15, ...STAMPS.slice(STAMPED))} />
    <Path pen="sea" d={dots(15, ...STAMPS.slice(0, STAMPED))} />
    <Path
      pen="ground"
      d={STAMPS.slice(0, STAMPED)
        .map(([x, y]) => `M${x - 3} ${y + 9}v-9q0-3 2-4v-5h2v5q2 1 2 4v9zM${x - 3} ${y - 9}h6v3h-6z`)
        .join("")}
    />
    <Circle pen="action" cx={STAMPS[STAMPED]![0]} cy={STAMPS[STAMPED]![1]} r={15} />
    <Path pen="onSignalLine" d="M73 120l5 5l9-11" />
    <Path pen="outline" d="M191 118h18v14h-18zM189 112h22v6h-22zM200 112v20M200 112q-9-9-9-4q0 4 9 4q9 0 9-4q0-5-9 4" />
  </>
)
