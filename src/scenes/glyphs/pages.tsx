import { letterMark } from "../../theme/tokens"
import { boxes, dots, range } from "../boxes"
import { Circle, Path, Rect } from "../pens"

const Screen = () => <Rect pen="plate" x={1} y={8} width={70} height={52} />

/** Nine buttons, all equally loud. */
export const Shouting = () => (
  <>
    <Screen />
    <Path
      pen="action"
      d={boxes(...range(9).map(index => [6 + (index % 3) * 22, 16 + Math.floor(index / 3) * 14, 16, 8] as const))}
    />
  </>
)

/** A screen full of text; what matters comes after the fold. */
export const BelowFold = () => (
  <>
    <Rect pen="plate" x={1} y={2} width={70} height={50} />
    <Rect pen="bar" x={8} y={9} width={40} height={6} />
    <Path pen="bar" d={boxes([8, 21, 54, 3], [8, 27, 48, 3], [8, 33, 52, 3], [8, 39, 30, 3])} />
    <Path pen="planned" d="M1 58H71" />
    <Path pen="outline" d="M1 64V71M71 64V71" />
    <Rect pen="sea" x={8} y={65} width={40} height={6} />
  </>
)

/** A sheet for rules, with nothing written on its lines. */
export const NoGuide = () => (
  <>
    <Path pen="plate" d="M10 2H50L62 14V70H10Z" />
    <Path pen="outline" d={`M50 2V14H62${boxes(...range(4).map(row => [18, 25 + row * 11, 6, 6] as const))}`} />
    <Rect pen="ink" x={18} y={11} width={24} height={5} />
    <Path
      pen="guide"
      d={range(4)
        .map(row => `M29 ${31 + row * 11}H54`)
        .join("")}
    />
  </>
)

/** One mark in three versions that do not match. */
export const Drift = () => (
  <>
    <Path pen="plate" d={boxes([1, 4, 33, 33], [38, 4, 33, 33], [1, 41, 70, 28])} />
    <g transform="translate(4 7) scale(.96)">
      <Path pen="sea" d={letterMark} />
    </g>
    <g transform="translate(44 9) rotate(14 11 11) scale(.76)">
      <Path pen="ink" d={letterMark} />
    </g>
    <g transform="translate(8 45) scale(2 .72)">
      <Path pen="outline" d={letterMark} />
    </g>
  </>
)

/** Results in a row, and ours below the end of the page. */
export const Hidden = () => (
  <>
    <Path pen="plate" d="M1 2H71V54l-7-4-7 4-7-4-7 4-7-4-7 4-7-4-7 4-7-4-7 4z" />
    <Path pen="outline" d={`${boxes([8, 8, 56, 9])}${dots(2.2, [13.5, 12.2])}`} />
    <Path pen="bar" d={boxes([8, 23, 26, 4], [8, 29, 44, 3], [8, 37, 22, 4], [8, 43, 40, 3])} />
    <Path pen="planned" d="M36 52V60" />
    <Rect pen="sea" x={8} y={62} width={56} height={9} />
    <Rect pen="ground" x={12} y={65} width={24} height={3} />
  </>
)

/** Rows copied by hand from one sheet to the other. */
export const Manual = () => (
  <>
    <Path pen="plate" d={boxes([1, 6, 30, 60], [41, 6, 30, 60])} />
    <Path
      pen="bar"
      d={boxes(
        ...range(6).map(row => [6, 13 + row * 9, row % 2 ? 15 : 20, 4] as const),
        ...range(2).map(row => [46, 13 + row * 9, row % 2 ? 15 : 20, 4] as const),
      )}
    />
    <Path
      pen="guide"
      d={range(4)
        .map(row => `M46 ${35 + row * 9}H66`)
        .join("")}
    />
    <g transform="translate(52 34) rotate(-38)">
      <Path pen="plate" d="M0 0L-4 8V34H4V8Z" />
      <Path pen="ink" d="M0 0L-1.800 4H1.800Z" />
      <Path pen="action" d="M-4 27H4V34H-4Z" />
    </g>
  </>
)

const HITS = [
  [10, 14],
  [62, 10],
  [54, 30],
  [8, 58],
  [66, 64],
  [24, 44],
] as const

/** A target, and hits everywhere but in its middle. */
export const Guesswork = () => (
  <>
    <Circle pen="plate" cx={36} cy={38} r={30} />
    <Circle pen="wash" cx={36} cy={38} r={20} />
    <Path pen="outline" d={dots(20, [36, 38])} />
    <Circle pen="plate" cx={36} cy={38} r={10} />
    <Circle pen="planned" cx={36} cy={38} r={4} />
    <Path pen="key" d={HITS.map(([x, y]) => `M${x - 4} ${y - 4}l8 8m0-8l-8 8`).join("")} />
  </>
)

const speech = (x: number, y: number, width: number, foot = 5) =>
  `M${x} ${y}h${width}v14h${foot - width + 5}l-5 5v-5h${-foot}z`

/** Everybody speaks; the one answer is missing. */
export const Noise = () => (
  <>
    <Path
      pen="plate"
      d={speech(1, 3, 30) + speech(37, 1, 34, 20) + speech(1, 27, 22) + speech(51, 25, 20, 10) + speech(40, 50, 31, 18)}
    />
    <Path pen="bar" d={boxes([6, 8, 20, 4], [42, 6, 24, 4], [6, 32, 12, 4], [56, 30, 10, 4], [45, 55, 21, 4])} />
    <Path pen="planned" d={speech(1, 51, 33)} />
  </>
)
