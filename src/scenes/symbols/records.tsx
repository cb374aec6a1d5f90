import { letterMark } from "../../theme/tokens"
import { boxes, dots, range } from "../boxes"
import { Circle, Path, Rect } from "../pens"
import { Blank } from "./parts"

const ROWS = range(5)
const rowY = (row: number) => 50 + row * 22
const IN_WORK = 2

/** Rows of records: done ones with a sea dot, open ones with a ring, the row in work lifted out in yellow. */
export const Table = () => (
  <>
    <Blank />
    <Rect pen="wash" x={0.5} y={26} width={239} height={18} />
    <Path pen="ink" d={boxes([12, 11, 54, 5], [30, 33, 34, 4], [98, 33, 26, 4], [150, 33, 22, 4], [204, 33, 22, 4])} />
    <Path pen="outline" d={`M0 26H240M0 44H240${boxes([150, 7, 50, 13])}${dots(3, [157, 13])}`} />
    <Path pen="sea" d={boxes([206, 7, 22, 13])} />
    <Path pen="hair" d={`${ROWS.map(row => `M0 ${rowY(row) + 18}H240`).join("")}M88 44V160M140 44V160M190 44V160`} />
    <Path
      pen="bar"
      d={boxes(
        ...ROWS.flatMap(row => [
          [30, rowY(row) + 5, 46 - (row % 3) * 9, 4] as const,
          [98, rowY(row) + 5, 24 + (row % 2) * 10, 4] as const,
          [204, rowY(row) + 5, 24 - (row % 2) * 8, 4] as const,
        ]),
      )}
    />
    <Path pen="wash" d={boxes(...[0, 1, 3, 4].map(row => [150, rowY(row) + 1, 30, 12] as const))} />
    <Path
      pen="sea"
      d={`${dots(4, [17, rowY(0) + 7], [17, rowY(1) + 7])}${boxes([154, rowY(0) + 5, 22, 4], [154, rowY(1) + 5, 22, 4])}`}
    />
    <Path pen="outline" d={dots(4, [17, rowY(3) + 7], [17, rowY(4) + 7])} />
    <Rect pen="plate" x={-6} y={rowY(IN_WORK) - 4} width={252} height={22} />
    <Rect pen="action" x={-6} y={rowY(IN_WORK) - 4} width={12} height={22} />
    <Circle pen="action" cx={17} cy={rowY(IN_WORK) + 7} r={4.5} />
    <Path
      pen="ink"
      d={boxes([30, rowY(IN_WORK) + 5, 46, 4], [98, rowY(IN_WORK) + 5, 30, 4], [204, rowY(IN_WORK) + 5, 22, 4])}
    />
    <Rect pen="action" x={150} y={rowY(IN_WORK) + 1} width={30} height={12} />
    <Rect pen="onSignal" x={155} y={rowY(IN_WORK) + 6} width={20} height={2.5} />
  </>
)

const CLAUSES = [40, 72, 104]

/** A signed sheet: numbered clauses on the left page; signature, date and a stamp with the mark on the right. */
export const Contract = () => (
  <>
    <Path pen="plate" d={boxes([4, 8, 116, 152])} />
    <Path pen="ink" d={boxes([16, 20, 62, 6], ...CLAUSES.map(y => [16, y, 6, 6] as const))} />
    <Path
      pen="bar"
      d={boxes(
        ...CLAUSES.flatMap((y, index) => [
          [28, y, 78, 3] as const,
          [28, y + 7, 70, 3] as const,
          [28, y + 14, 44 + index * 8, 3] as const,
        ]),
        [16, 140, 30, 3],
      )}
    />
    <Path pen="plate" d="M108 0.500H212L228 16.500V152H108Z" />
    <Path pen="outline" d="M212 0.500V16.500H228" />
    <Path
      pen="bar"
      d={boxes([120, 16, 78, 3], [120, 24, 88, 3], [120, 32, 60, 3], [120, 140, 36, 3], [186, 140, 26, 3])}
    />
    <Path pen="outline" d="M120 132H174M186 132H214" />
    <Path pen="seaLine" d="M124 126C132 92 142 96 136 118S146 126 148 112S154 126 158 116S166 124 170 120" />
    <Rect pen="ink" x={188} y={124} width={22} height={4} />
    <g transform="rotate(-12 184 72)">
      <Circle pen="wash" cx={184} cy={72} r={27} />
      <Path pen="seaLine" d={dots(27, [184, 72])} />
      <Path pen="seaHair" d={dots(22, [184, 72])} />
      <Path pen="sea" transform="translate(167.200 55.200) scale(1.200)" d={letterMark} />
    </g>
    <g transform="translate(171 119) rotate(58)">
      <Path pen="plate" d="M0 0L-5-12V-58H5V-12Z" />
      <Path pen="ink" d="M0 0L-2-5H2Z" />
      <Path pen="action" d="M-5-58H5V-46H-5Z" />
      <Path pen="outline" d="M-5-12H5" />
    </g>
  </>
)
