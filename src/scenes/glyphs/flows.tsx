import { boxes, dots, range } from "../boxes"
import { Circle, Path, Rect } from "../pens"

/** A funnel; most of what goes in falls beside it. */
export const Leak = () => (
  <>
    <Path pen="plate" d="M2 12H70L46 38V60L26 66V38Z" />
    <Circle pen="sea" cx={14} cy={52} r={4} />
    <Path pen="outline" d={dots(4, [8, 64], [60, 54], [66, 66])} />
  </>
)

/** Three stores side by side, and no pipe between them. */
export const Silos = () => (
  <>
    <Path pen="plate" d={[3, 27, 51].map(x => `M${x} 66V22q9-12 18 0V66z`).join("")} />
    <Path pen="sea" d="M3 46H21V66H3z" />
    <Path pen="bar" d="M27 36H45V66H27z" />
    <Path pen="wash" d="M51 54H69V66H51z" />
    <Path pen="outline" d={[3, 27, 51].map(x => `M${x} 66V22q9-12 18 0V66zM${x} 22H${x + 18}`).join("")} />
    <Path pen="key" d="M0 66H72M22.500 31l3 4m0-4l-3 4M46.500 31l3 4m0-4l-3 4" />
  </>
)

/** A long ruler, and hardly anything done. */
export const Slow = () => (
  <>
    <Path pen="planned" d={boxes([3, 10, 66, 26])} />
    <Rect pen="plate" x={3} y={10} width={11} height={26} />
    <Path pen="bar" d={boxes([6, 15, 5, 3], [6, 21, 5, 3])} />
    <Rect pen="plate" x={1} y={44} width={70} height={18} />
    <Rect pen="sea" x={1} y={44} width={13} height={5} />
    <Path
      pen="outline"
      d={`${range(13)
        .map(mark => `M${6 + mark * 5} 62v${mark % 4 ? -5 : -9}`)
        .join("")}${boxes([1, 44, 70, 18])}`}
    />
  </>
)

const FADE = [46, 36, 27, 18, 10]

/** Bars that fall from left to right; the last is only hoped for. */
export const Fade = () => (
  <>
    <Path pen="sea" d={boxes([3, 14, 10, 50])} />
    <Path
      pen="plate"
      d={boxes(...FADE.slice(1, 4).map((height, index) => [17 + index * 14, 64 - height, 10, height] as const))}
    />
    <Path pen="planned" d={boxes([59, 54, 10, 10])} />
    <Path pen="outline" d={`M22 20L36 29L50 38L64 46M57.500 45.500L64 46L62.500 39.500${boxes([3, 14, 10, 50])}`} />
    <Path pen="key" d="M0 64H72" />
  </>
)

/** An empty hook, and the parcel on the ground. */
export const Lost = () => (
  <>
    <Path pen="key" d="M24 0V14M24 14v5a5 5 0 1 1-5 5M0 68H72" />
    <Path pen="planned" d="M30 28Q44 32 45 42" />
    <g transform="translate(36 68) rotate(-17)">
      <Path pen="plate" d={boxes([0, -26, 34, 26])} />
      <Path pen="sea" d={boxes([13, -26, 8, 26])} />
      <Path pen="outline" d={boxes([0, -26, 34, 26], [13, -26, 8, 26])} />
      <Path pen="bar" d={boxes([24, -7, 7, 3])} />
    </g>
    <Path pen="outline" d="M31 62l-5-3M32 56l-4-6M29 66l-7 0" />
  </>
)

/** A box with both doors bolted. */
export const Locked = () => (
  <>
    <Rect pen="plate" x={1} y={10} width={70} height={52} />
    <Path pen="outline" d="M36 10V62M10 10V62M62 10V62M5 20h5M5 52h5M62 20h5M62 52h5" />
    <Path pen="hair" d="M16 16V56M22 16V56M50 16V56M56 16V56" />
    <Path pen="key" d="M10 30H62M29 36V29a7 7 0 0 1 14 0V36" />
    <Rect pen="ink" x={25} y={36} width={22} height={17} />
    <Path pen="ground" d={`${dots(2.5, [36, 43])}M35 44h2v5h-2z`} />
  </>
)

/** A bucket that loses what is poured in. */
export const Churn = () => (
  <>
    <Path pen="outline" d="M14 22Q36-14 58 22" />
    <Path pen="plate" d="M10 22H62L56 66H16Z" />
    <Path pen="wash" d="M12.500 40H59.500L56 66H16Z" />
    <Path pen="seaLine" d="M12.500 40q6-4 12 0t12 0t12 0t11 0" />
    <Path pen="outline" d="M10 22H62L56 66H16Z" />
    <Circle pen="ground" cx={53} cy={52} r={3} />
    <Path pen="outline" d={dots(3, [53, 52])} />
    <Path pen="seaLine" d="M55 53Q64 54 66 62" />
    <Path pen="sea" d={dots(2.5, [67, 68])} />
    <Path pen="key" d="M7 22H65" />
  </>
)

const TICKETS = [6, 23, 40]

/** Open tickets in a line, the next one already behind them. */
export const Wait = () => (
  <>
    {TICKETS.map((y, index) => (
      <g key={y}>
        <Path pen="plate" d={`M1 ${y}H71V${y + 4}a3 3 0 0 0 0 6V${y + 14}H1V${y + 10}a3 3 0 0 0 0-6Z`} />
        <Path pen="bar" d={boxes([22, y + 4, 30 - index * 6, 3], [22, y + 9, 18, 2])} />
      </g>
    ))}
    <Path
      pen="outline"
      d={`${dots(3.2, ...TICKETS.map(y => [11, y + 7] as const))}${TICKETS.map(y => `M59 ${y}v14`).join("")}`}
    />
    <Path pen="planned" d="M1 71V57H71V71" />
  </>
)
