import { boxes, range } from "../boxes"
import { Lettering, Line, Path, Rect } from "../pens"
import { type BuiltDrawing, sheet } from "./drawing"
import { Action, Window } from "./frames"

const [LEFT, BASE, PITCH, BAR] = [28, 338, 50, 19]
/** Heights of six months: what came in, and what went out. */
const months = [
  [62, 54],
  [74, 58],
  [70, 66],
  [92, 64],
  [104, 70],
  [122, 76],
] as const
const bars = (side: 0 | 1) =>
  boxes(
    ...months.map((month, index) => [LEFT + index * PITCH + side * BAR, BASE - month[side], BAR, month[side]] as const),
  )

/** A report with a name on it, a question to correct it by, and the reader's own ledger on its way behind it. */
export const firstReport: BuiltDrawing = label => (
  <Window>
    <Lettering look="display" x={LEFT - 4} y={84} size={28}>
      {label(0)}
    </Lettering>
    <Lettering look="sea" x={536} y={82} size={sheet.letter} anchor="end">
      {label(1)}
    </Lettering>
    <Lettering look="display" x={LEFT - 4} y={148} size={50}>
      {label(2)}
    </Lettering>
    <Lettering look="soft" x={LEFT - 4} y={178} size={sheet.letter}>
      {label(3)}
    </Lettering>
    <g className="rise">
      <Path pen="sea" d={bars(0)} />
      <Path pen="wash" d={bars(1)} />
    </g>
    <Path pen="outline" d={bars(0) + bars(1)} />
    <Line pen="key" from={[LEFT - 8, BASE]} to={[332, BASE]} />

    <Rect pen="plate" x={354} y={108} width={182} height={164} />
    <Lettering x={370} y={142} size={sheet.letter}>
      {label(4)}
    </Lettering>
    <Lettering look="display" x={370} y={188} size={34}>
      {label(5)}
    </Lettering>
    <Action x={370} y={210} width={70} height={46} size={sheet.letter}>
      {label(6)}
    </Action>
    <Rect pen="plate" x={450} y={210} width={70} height={46} />
    <Lettering x={485} y={241} size={sheet.letter} anchor="middle">
      {label(7)}
    </Lettering>
    <Path pen="sea" d={boxes([354, 294, 16, 16])} />
    <Path pen="wash" d={boxes([354, 322, 16, 16])} />
    <Path pen="outline" d={boxes([354, 294, 16, 16], [354, 322, 16, 16])} />
    <Path pen="bar" d={boxes([382, 299, 74, 7], [382, 327, 96, 7])} />

    <Line pen="hair" from={[2, 360]} to={[558, 360]} />
    <Lettering x={LEFT - 4} y={391} size={sheet.letter}>
      {label(8)}
    </Lettering>
    <Lettering look="sea" x={536} y={391} size={sheet.letter} anchor="end">
      {label(9)}
    </Lettering>
    <Rect pen="sea" x={LEFT - 4} y={404} width={328} height={16} />
    <Path
      pen="outline"
      d={`${boxes([LEFT - 4, 404, 512, 16])}${range(3)
        .map(part => `M${LEFT - 4 + (part + 1) * 128} 404v16`)
        .join("")}`}
    />
  </Window>
)
