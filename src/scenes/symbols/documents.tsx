import { boxes, dots, range } from "../boxes"
import { Circle, Line, Path, Rect } from "../pens"
import { Blank } from "./parts"

/** The mark, two hulls that mirror each other, in a box of 28 units whose upper left corner is (x, y). */
const mark = (x: number, y: number, u: number) =>
  `M${x + 2 * u} ${y + 3 * u}h${24 * u}l${-3 * u} ${7 * u}H${x + 12 * u}l${-1.3 * u} ${3 * u}H${x + 6 * u}z` +
  `M${x + 26 * u} ${y + 25 * u}H${x + 2 * u}l${3 * u} ${-7 * u}h${11 * u}l${1.3 * u} ${-3 * u}H${x + 22 * u}z`

/** One mark in all its forms: with its name, alone, in one color on light and on dark, and as small as it may be. */
export const Logos = () => (
  <>
    <Blank />
    <Path pen="ink" d={mark(20, 22, 2)} />
    <Path pen="ink" d={boxes([92, 38, 116, 12], [92, 56, 74, 12])} />
    <Rect pen="ink" x={80.5} y={100} width={80} height={59.5} />
    <Rect pen="sea" x={160.5} y={100} width={79} height={59.5} />
    <Path pen="sea" d={mark(23, 112, 1.3)} />
    <Path pen="ground" d={`${mark(102, 112, 1.3)}${mark(172, 116, 1)}${mark(212, 122, 0.5)}`} />
    <Path pen="hair" d="M0.500 84H239.500M14 10V78M222 10V78" />
    <Path pen="outline" d="M0.500 100H239.500M80.500 100V159.500M160.500 100V159.500" />
  </>
)

/** A handbook opened at one example: right and ticked on the left page, wrong and crossed on the right. */
export const Guide = () => (
  <>
    <Path pen="plate" d="M120 22Q92 4 4 10V148Q92 142 120 158ZM120 22Q148 4 236 10V148Q148 142 120 158Z" />
    <Path pen="ink" d={boxes([18, 24, 52, 6], [138, 24, 52, 6])} />
    <Rect pen="sea" x={18} y={42} width={84} height={46} />
    <Path pen="ground" d={boxes([28, 52, 40, 6], [28, 64, 58, 3], [28, 72, 48, 3])} />
    <Path pen="outline" d="M138 42H222V88H138ZM138 42L222 88M222 42L138 88" />
    <Circle pen="sea" cx={26} cy={108} r={8} />
    <Path pen="ground" d="M21 107l2-2l3 3l5-6l2 2l-7 9z" />
    <Path pen="key" d="M140 101l13 13M153 101l-13 13" />
    <Path
      pen="bar"
      d={boxes(
        [42, 103, 56, 4],
        [42, 111, 38, 4],
        [18, 128, 80, 3],
        [162, 103, 54, 4],
        [162, 111, 36, 4],
        [138, 128, 78, 3],
      )}
    />
  </>
)

/** A deck, a post and a document of one design, whose fields wait to be filled in. */
export const Templates = () => (
  <>
    <Path pen="plate" d={boxes([4, 8, 148, 84], [164, 8, 72, 72])} />
    <Path pen="sea" d={boxes([4, 8, 40, 84], [164, 8, 72, 12], [20, 104, 84, 10])} />
    <Path
      pen="planned"
      d={boxes([56, 22, 82, 16], [56, 48, 36, 32], [102, 48, 36, 32], [174, 30, 52, 26], [174, 62, 34, 9])}
    />
    <Path pen="plate" d={boxes([20, 104, 84, 55.5], [164, 92, 72, 67.5])} />
    <Path pen="sea" d={boxes([20, 104, 84, 9], [164, 92, 9, 67.5])} />
    <Path pen="planned" d={boxes([30, 122, 64, 10], [30, 138, 44, 10], [182, 102, 44, 12], [182, 122, 44, 28])} />
    <Rect pen="action" x={118} y={112} width={34} height={34} />
    <Path pen="onSignalLine" d="M127 137V120H143M127 128H139M143 137H135" />
    <Path pen="outline" d={boxes([4, 8, 148, 84], [164, 8, 72, 72])} />
  </>
)

const STEPS = [18, 54, 90, 126]

/** What to do, step by step: two are done, one is in hand; each has the line of code that does it. */
export const Steps = () => (
  <>
    <Blank />
    <Path pen="ink" d={boxes([44, 22, 70, 5], [44, 58, 56, 5], [44, 94, 78, 5], [44, 130, 48, 5])} />
    <Path pen="bar" d={boxes(...STEPS.map((y, index) => [44, y + 14, 92 - (index % 2) * 20, 3] as const))} />
    <Path pen="outline" d={STEPS.map(y => `M14 ${y}h18v18h-18z`).join("")} />
    <Path pen="sea" d={boxes([14, 18, 18, 18], [14, 54, 18, 18])} />
    <Path pen="ground" d={[18, 54].map(y => `M17 ${y + 9}l2-2l3 3l6-7l2 2l-8 10z`).join("")} />
    <Rect pen="action" x={14} y={90} width={18} height={18} />
    <Rect pen="ink" x={150} y={14} width={78} height={132} />
    <Path
      pen="ground"
      d={range(6)
        .map(row => `M158 ${28 + row * 20}l5 4l-5 4z`)
        .join("")}
    />
    <Path
      pen="bar"
      d={boxes(...range(6).map(row => [170, 30 + row * 20, [44, 30, 48, 22, 38, 16][row]!, 4] as const))}
    />
  </>
)

/** The workings of a page: broken links mended, slow parts quick, one fault still in hand. */
export const Repair = () => (
  <>
    <Blank />
    <Line pen="outline" from={[0, 20]} to={[240, 20]} />
    <Path pen="outline" d={`M10 8h6v6h-6zM22 8h6v6h-6z${boxes([16, 34, 60, 34], [16, 112, 60, 34])}`} />
    <Path pen="seaLine" d="M76 51H104V90H130M76 129H104V90" />
    <Path pen="plate" d={boxes([130, 72, 60, 36])} />
    <Path
      pen="bar"
      d={boxes(
        [24, 44, 38, 4],
        [24, 54, 26, 4],
        [24, 122, 38, 4],
        [24, 132, 26, 4],
        [138, 82, 38, 4],
        [138, 92, 26, 4],
      )}
    />
    <Path pen="planned" d="M160 72V48H196" />
    <Path pen="sea" d={dots(5, [104, 51], [104, 129])} />
    <Circle pen="action" cx={212} cy={48} r={16} />
    <Path pen="onSignalLine" d="M206 54L215 45M213 40a6 6 0 0 0 7 8" />
    <Path pen="outline" d="M150 142a26 26 0 0 1 52 0M176 142L190 126M150 142H202" />
    <Path pen="seaLine" d="M186 118a26 26 0 0 1 16 24" />
  </>
)
