import { boxes, dots, range, round } from "./boxes"
import { TextBars } from "./parts"
import { Circle, Lettering, Path, Rect } from "./pens"
import { Scene } from "./scene"
import { Earth } from "./water"

const FLOOR = 344
const TOP = 182
/** The three columns of the chest, 230 wide, and the four rows of flat drawers. */
const COLUMNS = [303, 533, 763]
const ROLLS = [
  [98, 152],
  [122, 122],
  [146, 170],
  [170, 138],
  [194, 186],
] as const
const ROWS = [198, 233, 268, 303]
const LABELS = [
  [418, 249, "Guides"],
  [648, 275, "Templates"],
  [878, 249, "Videos"],
] as const
const DRAWERS = COLUMNS.flatMap(x => ROWS.map((y): [number, number] => [x, y]))

/** A guide folded in four: every second leaf leans back. */
const Guide = () => (
  <>
    {range(4).map(leaf => {
      const x = 320 + leaf * 48
      const [near, far] = leaf % 2 ? [12, 0] : [0, 12]
      return (
        <g key={leaf}>
          <Path pen="plate" d={`M${x} ${54 + near}L${x + 48} ${54 + far}V${TOP - far}L${x} ${TOP - near}Z`} />
          <g transform={`translate(${x} ${54 + near}) skewY(${leaf % 2 ? -14 : 14})`}>
            <Rect pen={leaf === 0 ? "sea" : "wash"} x={7} y={10} width={34} height={leaf % 2 ? 30 : 44} />
            <Rect pen="ink" x={7} y={leaf % 2 ? 48 : 62} width={26} height={5} />
            <TextBars x={7} y={leaf % 2 ? 60 : 74} widths={leaf % 2 ? [34, 30, 34, 22] : [34, 28, 20]} gap={9} />
          </g>
        </g>
      )
    })}
  </>
)

/** A film strip of three frames, and the reel it runs from. */
const Film = () => (
  <>
    <Rect pen="ink" x={774} y={106} width={176} height={76} />
    <Path
      pen="ground"
      d={boxes(...range(11).flatMap(hole => [110, 171].map(y => [779 + hole * 14, y, 7, 7] as const)))}
    />
    <Path pen="wash" d={boxes(...range(3).map(frame => [779 + frame * 50, 122, 44, 44] as const))} />
    <Path
      pen="sea"
      d={range(3)
        .map(frame => `M${793 + frame * 50} 133l19 11l-19 11z`)
        .join("")}
    />
    <Circle pen="plate" cx={948} cy={124} r={58} />
    <Circle pen="outline" cx={948} cy={124} r={51} />
    <Path
      pen="sea"
      d={dots(
        14,
        ...range(5).map(
          hole => [round(948 + 29 * Math.sin(hole * 1.2566)), round(124 - 29 * Math.cos(hole * 1.2566))] as const,
        ),
      )}
    />
    <Circle pen="ink" cx={948} cy={124} r={6} />
  </>
)

/** The template in hand: its drawer pulled out, the sheet on the hook, others still in pencil. */
const Template = () => (
  <>
    <Path pen="planned" d="M573 104H532V182M723 84H760V182M532 122H573M723 102H760" />
    <Path
      pen="guide"
      d="M540 134H566M540 144H566M540 154H558M730 116H752M730 126H752M730 136H744M730 150H752V170H730Z"
    />
    <Path pen="wash" d="M541 233H755L780 254H516Z" />
    <Path pen="outline" d="M541 233H755L780 254H516ZM560 233L542 254M736 233L754 254" />
    <Rect pen="action" x={573} y={82} width={150} height={168} />
    <Path
      pen="onSignalLine"
      d="M573 102H723M588 184H648V228H588ZM588 184L648 228M648 184L588 228M660 188H708M660 200H708M660 212H690"
    />
    <Path
      pen="onSignal"
      d={boxes(
        [582, 90, 6, 5],
        [592, 90, 6, 5],
        [588, 118, 92, 10],
        [588, 136, 120, 5],
        [588, 148, 96, 5],
        [588, 162, 44, 14],
      )}
    />
    <Rect pen="plate" x={516} y={254} width={264} height={42} />
    <Path pen="outline" d="M538 270H564V280H538ZM732 270H758V280H732Z" />
  </>
)

/** The jib that draws the sheet: post on the floor, boom, trolley and clamp. */
const Jib = () => (
  <>
    <Path pen="plate" d="M1118 344V334H1182V344ZM1142 334V18H1158V334Z" />
    <Path
      pen="outline"
      d={`M1142 92L1084 40M1142 100L1074 40${range(12)
        .map(step => `M1142 ${92 + step * 20}l16 10l-16 10`)
        .join("")}`}
    />
    <Path
      pen="outline"
      d={range(16)
        .map(step => `M${602 + step * 33.5} 40l17-14l16.500 14`)
        .join("")}
    />
    <Path pen="key" d="M1142 26H596V40H1142M1142 334V18H1158V334" />
    <Path pen="ink" d={boxes([628, 40, 40, 8])} />
    <Path pen="outline" d="M640 48V66M656 48V66" />
    <Path pen="plate" d="M632 66H664V76H632ZM600 76H696V90H600Z" />
  </>
)

/** Rolled charts standing in their rack. */
const Rolls = () => (
  <>
    {ROLLS.map(([x, y], index) => (
      <g key={x}>
        <Path pen={index === 2 ? "wash" : "plate"} d={`M${x} ${y}a12 5 0 0 1 24 0V312H${x}Z`} />
        <Path pen="sea" d={`M${x} ${y + 34}a12 5 0 0 0 24 0v12a12 5 0 0 1-24 0z`} />
        <Path
          pen="outline"
          d={`M${x} 312V${y}a12 5 0 1 1 24 0V312M${x} ${y}a12 5 0 0 0 24 0M${x + 7} ${y}a5 2 0 1 1 10 0`}
        />
      </g>
    ))}
    <Path pen="plate" d="M80 248H238V262H80ZM86 262H98V344H86ZM220 262H232V344H220ZM98 312H220V322H98Z" />
  </>
)

/** A plan chest of guides, templates and videos: one drawer is pulled out, its template in hand. */
export const ChartDrawers = ({ alt }: { alt: string }) => (
  <Scene viewBox="0 0 1296 380" alt={alt}>
    <Earth id="chart-drawers" left={-900} right={2200} top={FLOOR} bottom={380} />
    <Rolls />
    <Jib />
    <Rect pen="plate" x={293} y={190} width={710} height={146} />
    <Path pen="plate" d={boxes([283, 182, 730, 10], [303, 336, 40, 8], [953, 336, 40, 8])} />
    <Path pen="plate" d={boxes(...DRAWERS.map(([x, y]) => [x, y, 230, 32] as const))} />
    <Path
      pen="outline"
      d={boxes(...DRAWERS.flatMap(([x, y]) => [[x + 22, y + 12, 26, 8] as const, [x + 182, y + 12, 26, 8] as const]))}
    />
    <Guide />
    <Film />
    <Path pen="lamp" d="M628 48L506 336H790L668 48Z" />
    <Template />
    {LABELS.map(([x, y, word]) => (
      <g key={word}>
        <Rect pen="plate" x={x - 66} y={y - 16} width={132} height={32} />
        <Lettering x={x} y={y + 9} size={26} anchor="middle">
          {word}
        </Lettering>
      </g>
    ))}
  </Scene>
)
