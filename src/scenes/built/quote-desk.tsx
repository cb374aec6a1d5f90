import { boxes, dots, range } from "../boxes"
import { TextBars } from "../parts"
import { Lettering, Line, Path, Rect } from "../pens"
import { type BuiltDrawing, sheet } from "./drawing"
import { Action, Window } from "./frames"

const [INBOX, LEFT, RIGHT] = [172, 196, 536]
const request = (index: number) => 96 + index * 82
const carrier = (index: number) => 168 + index * 42
/** Filler for the carriers' names, and for what the requests say. */
const [NAMES, ASKED] = [
  [128, 164, 110],
  [62, 74, 54, 70],
]

/** The inbox on the left; its first request with its lane, the carriers, a drafted price, and the broker's name. */
export const quoteDesk: BuiltDrawing = label => (
  <Window>
    <Lettering look="soft" x={20} y={76} size={sheet.letter}>
      {label(0)}
    </Lettering>
    <Rect pen="wash" x={2} y={request(0) - 4} width={INBOX - 2} height={70} />
    <Path pen="sea" d={boxes([2, request(0) - 4, 7, 70])} />
    <Path
      pen="outline"
      d={range(4)
        .map(index => `${boxes([22, request(index) + 16, 44, 30])}M22 ${request(index) + 16}l22 17l22-17`)
        .join("")}
    />
    {ASKED.map((width, index) => (
      <TextBars key={index} x={80} y={request(index) + 20} widths={[width, width - 18]} gap={14} height={6} />
    ))}
    <Line pen="outline" from={[INBOX, 40]} to={[INBOX, 438]} />

    <Lettering look="display" x={LEFT} y={82} size={28}>
      {label(1)}
    </Lettering>
    <Lettering look="sea" x={RIGHT} y={82} size={sheet.letter} anchor="end">
      {label(2)}
    </Lettering>
    <Path pen="seaLine" d={`M${LEFT + 8} 114H${RIGHT - 8}`} />
    <Path pen="plate" d={dots(8, [LEFT + 8, 114], [318, 114], [420, 114])} />
    <Path pen="sea" d={dots(8, [RIGHT - 8, 114])} />
    <Lettering look="soft" x={LEFT} y={156} size={sheet.letter}>
      {label(3)}
    </Lettering>
    <Rect pen="wash" x={LEFT} y={carrier(1)} width={RIGHT - LEFT} height={42} />
    <Path pen="bar" d={boxes(...NAMES.map((width, index) => [LEFT + 40, carrier(index) + 18, width, 7] as const))} />
    <Path pen="outline" d={dots(8, ...NAMES.map((_, index) => [LEFT + 20, carrier(index) + 21] as const))} />
    <Path pen="sea" d={dots(5, [LEFT + 20, carrier(1) + 21])} />
    <Path
      pen="hair"
      d={range(4)
        .map(row => `M${LEFT} ${carrier(row)}H${RIGHT}`)
        .join("")}
    />
    {range(3).map(row => (
      <Lettering key={row} x={RIGHT - 10} y={carrier(row) + 28} size={sheet.letter} anchor="end">
        {label(4 + row)}
      </Lettering>
    ))}
    <Path pen="key" d="M204 342c10-44 22-40 14-6s10 10 18-8 10-10 6 8 14 0 26-10 8 8 16 4" />
    <Path pen="hair" d={`M${LEFT} 350H330`} />
    <Action x={LEFT} y={366} width={RIGHT - LEFT} height={54}>
      {label(7)}
    </Action>
  </Window>
)
