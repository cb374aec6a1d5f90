import { boxes, range } from "../boxes"
import { Bottle } from "../parts"
import { Lettering, Line, Path, Rect } from "../pens"
import { type BuiltDrawing, sheet } from "./drawing"
import { Action, Phone } from "./frames"

const [LEFT, RIGHT] = [44, 272]
/** The three ways to pay: a card, a phone, a bank. */
const ways = [0, 1, 2].map(index => LEFT + index * 79)
const [CARD = 0, WALLET = 0, BANK = 0] = ways.map(x => x + 35)

/** One page on a phone: as a guest, three ways to pay, the cost of the parcel, one button. Beside it what is bought. */
export const checkout: BuiltDrawing = label => (
  <>
    <Phone x={8}>
      <Lettering look="display" x={LEFT} y={62} size={30}>
        {label(0)}
      </Lettering>
      <Path pen="plate" d={boxes(...ways.map(x => [x, 82, 70, 50] as const))} />
      <Rect pen="wash" x={LEFT} y={82} width={70} height={50} />
      <Path pen="key" d={boxes([LEFT, 82, 70, 50])} />
      <Path
        pen="outline"
        d={`${boxes([CARD - 18, 94, 36, 25], [WALLET - 9, 91, 18, 31])}M${CARD - 18} 101h36M${WALLET - 3} 117h6M${BANK - 20} 104L${BANK} 92L${BANK + 20} 104ZM${BANK - 20} 121h40M${BANK - 12} 106v13M${BANK} 106v13M${BANK + 12} 106v13`}
      />
      {range(2).map(field => (
        <g key={field}>
          <Path pen="outline" d={boxes([LEFT, 148 + field * 56, RIGHT - LEFT, 44])} />
          <Lettering look="soft" x={LEFT + 12} y={177 + field * 56} size={sheet.letter}>
            {label(1 + field)}
          </Lettering>
        </g>
      ))}
      <Lettering x={LEFT} y={286} size={sheet.letter}>
        {label(3)}
      </Lettering>
      <Lettering look="sea" x={RIGHT} y={286} size={sheet.letter} anchor="end">
        {label(4)}
      </Lettering>
      <Line pen="hair" from={[LEFT, 298]} to={[RIGHT, 298]} />
      <Lettering x={LEFT} y={330} size={sheet.letter}>
        {label(5)}
      </Lettering>
      <Lettering look="display" x={RIGHT} y={332} size={32} anchor="end">
        {label(6)}
      </Lettering>
      <Action x={LEFT} y={348} width={RIGHT - LEFT} height={52}>
        {label(7)}
      </Action>
    </Phone>
    <Path pen="guide" d="M354 238v-10H540v10" />
    <Lettering x={446} y={214} size={sheet.letter} anchor="middle">
      {label(8)}
    </Lettering>
    {range(3).map(bottle => (
      <Bottle key={bottle} x={356 + bottle * 62} y={416} height={165} />
    ))}
    <Rect pen="plate" x={340} y={356} width={212} height={70} />
    <Path pen="outline" d="M340 379H552M340 402H552M358 356V426M534 356V426" />
    <Path pen="key" d="M340 356H552V426H340Z" />
    <Line pen="key" from={[316, 436]} to={[560, 436]} />
  </>
)
