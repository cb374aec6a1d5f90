import { boxes } from "../boxes"
import { TextBars } from "../parts"
import { Lettering, Line, Path, Rect } from "../pens"
import { type BuiltDrawing, sheet } from "./drawing"
import { Action } from "./frames"

/** The mark: a crocus of three petals, as the shops of the case wear it. */
const MARK = "c-7-5-9-11-7-17c4 2 6 5 7 9c-3-6-3-11 0-16c3 5 3 10 0 16c1-4 3-7 7-9c2 6 0 12-7 17z"

/** The mark with its foot at (x, y), so many times as large. */
const Mark = ({ x, y, times }: { x: number; y: number; times: number }) => (
  <g transform={`translate(${x} ${y}) scale(${times})`}>
    <Path pen="sea" d={`M0 0${MARK}`} />
  </g>
)

/** The sheet with the mark, two typefaces and three colors; beside it a bag and a poster that a manager fills in. */
export const brandSheet: BuiltDrawing = label => (
  <>
    <Rect pen="plate" x={18} y={18} width={296} height={420} />
    <Rect pen="plate" x={10} y={10} width={296} height={420} />
    <Rect pen="plate" x={2} y={2} width={296} height={420} />
    <Mark x={150} y={150} times={5.2} />
    <Lettering look="display" x={150} y={206} size={42} anchor="middle">
      {label(0)}
    </Lettering>
    <Line pen="hair" from={[26, 230]} to={[274, 230]} />
    <Lettering look="display" x={26} y={292} size={56}>
      {label(1)}
    </Lettering>
    <Lettering x={150} y={292} size={56}>
      {label(1)}
    </Lettering>
    <Line pen="hair" from={[26, 314]} to={[274, 314]} />
    <Rect pen="sea" x={26} y={332} width={76} height={66} />
    <Rect pen="wash" x={112} y={332} width={76} height={66} />
    <Rect pen="ink" x={198} y={332} width={76} height={66} />
    <Path pen="outline" d={boxes([26, 332, 76, 66], [112, 332, 76, 66], [198, 332, 76, 66])} />
    <Path pen="key" d={boxes([2, 2, 296, 420])} />

    <Path pen="plate" d="M340 172V60L356 44H440L456 60V172Z" />
    <Path pen="outline" d="M340 60H456M374 44q0-26 24-26t24 26" />
    <Path pen="key" d="M340 172V60L356 44H440L456 60V172Z" />
    <Mark x={398} y={144} times={2.6} />
    <Path pen="plate" d="M478 172V104H546V172Z" />
    <Path pen="sea" d="M472 104H552L546 86H478Z" />
    <Path pen="outline" d="M478 172V104H546V172ZM478 124H546" />
    <Mark x={512} y={158} times={1.1} />

    <Rect pen="plate" x={340} y={196} width={208} height={230} />
    <Rect pen="sea" x={340} y={196} width={208} height={44} />
    <Lettering look="onSea" x={444} y={226} size={24} anchor="middle">
      {label(0)}
    </Lettering>
    <Path pen="planned" d={boxes([358, 258, 172, 48])} />
    <Lettering look="soft" x={444} y={289} size={sheet.letter} anchor="middle">
      {label(2)}
    </Lettering>
    <TextBars x={358} y={324} widths={[172, 120]} gap={14} height={6} />
    <Action x={358} y={358} width={172} height={50}>
      {label(3)}
    </Action>
    <Path pen="key" d={boxes([340, 196, 208, 230])} />
  </>
)
