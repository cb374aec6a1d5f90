import type { CutawayDrawing } from "../cutaway"
import { Bottle, Jar, TextBars } from "../parts"
import { Lettering, Path, Rect } from "../pens"

/** Awning stripes are 34 wide: ten left of the cut, seven right of it. */
const STRIPE = 34
const AWNING_Y = 88
const VALANCE_Y = 134
const SHELF_Y = 242
const FLOOR_Y = 344
const BELT_Y = 402
const WALL_X = 876
const ROLLERS_FRAMED = [360, 396, 432, 468, 504, 540, 576, 612]
const ROLLERS_BUILT = [666, 702, 738, 774, 810, 846, 882]
const BOTTLES = [358, 396, 560]
const TAGS_FRAMED = [360, 398, 449, 519, 562, 604]
const TAGS_BUILT = [663, 691, 719]
const ORDER_LINES = [190, 222]

const valance = (from: number, stripes: number) =>
  `M${from} ${AWNING_Y}V${VALANCE_Y}${`a17 14 0 0 0 ${STRIPE} 0`.repeat(stripes)}V${AWNING_Y}z`
const box = (x: number, foot: number, width: number, height: number) => `M${x} ${foot}h${width}v${-height}h${-width}z`
const tag = (x: number) => box(x, SHELF_Y + 22, 24, 12)
const framedBottle = (x: number, foot: number) =>
  `M${x} ${foot}v-42q0-8 7-11v-17h14v17q7 3 7 11v42zM${x} ${foot - 14}h28v-16h-28`
const framedJar = (x: number, foot: number) => `${box(x, foot, 38, 34)}${box(x - 2, foot - 34, 42, 10)}`
const roller = (x: number) => `M${x - 7} ${BELT_Y + 12}a7 7 0 0 0 14 0a7 7 0 0 0-14 0`

/** Parcels under way on the belt and stacked on deck, each with its foot at `y`. */
const PARCELS = [
  { x: 662, y: BELT_Y, width: 54, height: 36 },
  { x: 732, y: BELT_Y, width: 42, height: 30 },
  { x: 850, y: BELT_Y, width: 46, height: 34 },
  { x: 928, y: 440, width: 56, height: 40 },
  { x: 936, y: 400, width: 42, height: 32 },
]

/**
 * A shop in section: framed shelves and packing line on the left; stocked shelves, checkout and parcels leaving on the
 * right.
 */
export const ecommerce: CutawayDrawing = {
  anchors: [
    [346, 62],
    [344, 200],
    [364, 388],
    [866, 172],
    [866, 280],
    [980, 386],
  ],
  framed: (
    <>
      <Path pen="plate" d="M648 440H330V88H648M648 16A72 30 0 0 0 576 46H330V88H648" />
      <Path pen="outline" becomes="sea" d="M648 38H628L622 76H648" />
      <Path pen="outline" d="M638 38V34A10 10 0 0 1 648 24" />
      <Path pen="outline" becomes="ink" d="M346 60H470V74H346Z" />
      <Path pen="guide" d="M486 67H560" />
      <Path pen="outline" becomes="wash" d={`M648 ${FLOOR_Y}H330V${AWNING_Y}H648`} />
      <Path pen="plate" d={valance(308, 10)} />
      <Path pen="outline" becomes="sea" d={[0, 2, 4, 6, 8].map(index => valance(308 + index * STRIPE, 1)).join("")} />

      <Path
        pen="outline"
        becomes="ink"
        d={`M648 ${SHELF_Y}H344V${SHELF_Y + 8}H648M648 ${FLOOR_Y}H330V${FLOOR_Y + 10}H648`}
      />
      <Path pen="outline" d={`M344 160V${FLOOR_Y}M496 160V${FLOOR_Y}`} />
      <Path pen="outline" becomes="sea" d={BOTTLES.map(x => framedBottle(x, SHELF_Y)).join("")} />
      <Path pen="plate" d={framedJar(442, SHELF_Y) + framedJar(512, SHELF_Y) + framedJar(430, FLOOR_Y)} />
      <Path pen="plate" d={TAGS_FRAMED.map(tag).join("")} />
      <Path pen="planned" d={framedBottle(602, SHELF_Y) + framedJar(362, FLOOR_Y)} />
      <Path pen="outline" becomes="sea" d={[514, 558, 602].map(x => framedBottle(x, FLOOR_Y)).join("")} />

      <Path
        pen="outline"
        d={`M648 ${BELT_Y}H356a12 12 0 0 0 0 24H648${ROLLERS_FRAMED.map(roller).join("")}M378 426V440M486 426V440M594 426V440`}
      />
      <Path pen="outline" becomes="sea" d={box(366, BELT_Y, 54, 28) + box(448, BELT_Y, 42, 30)} />
      <Path pen="outline" d="M366 374L354 364M420 374L432 364M381 374V366H405V374M448 387H490" />
      <Path pen="planned" d={box(524, BELT_Y, 54, 36)} />
    </>
  ),
  built: (
    <>
      <Path pen="plate" d={`M648 16A72 30 0 0 1 720 46H${WALL_X}V440H648Z`} />
      <Path pen="sea" d="M648 38H668L674 76H648Z" />
      <Path pen="ink" d="M736 60H820V74H736Z" />
      <Rect pen="wash" x={648} y={88} width={WALL_X - 648} height={256} />
      <Path pen="plate" d={valance(648, 7)} />
      <Path pen="sea" d={[0, 2, 4, 6].map(index => valance(648 + index * STRIPE, 1)).join("")} />
      <Path pen="outline" d={valance(648, 7)} />
      <Path pen="outline" d={`M648 24A10 10 0 0 1 658 34V38M648 88H${WALL_X}M${WALL_X} 148V366`} />

      <Path pen="ink" d={`M648 ${SHELF_Y}H758V${SHELF_Y + 8}H648ZM648 ${FLOOR_Y}H${WALL_X}V${FLOOR_Y + 10}H648Z`} />
      <Path pen="plate" d={TAGS_BUILT.map(tag).join("")} />
      <Bottle x={662} y={SHELF_Y} height={72} />
      <Jar x={690} y={SHELF_Y} width={26} />
      <Bottle x={718} y={SHELF_Y} height={72} />
      <Bottle x={662} y={FLOOR_Y} height={72} />
      <Path pen="plate" d={box(698, FLOOR_Y, 58, 46)} />
      <Path pen="sea" d={box(698, FLOOR_Y - 14, 58, 18)} />

      <Path pen="plate" d={`M776 152H866V310H832V${FLOOR_Y}H810V310H776Z`} />
      <Rect pen="ink" x={788} y={168} width={44} height={8} />
      {ORDER_LINES.map(y => (
        <g key={y}>
          <Rect pen="wash" x={788} y={y} width={24} height={24} />
          <TextBars x={818} y={y + 6} widths={[38, 24]} />
        </g>
      ))}
      <Path pen="hair" d="M788 256H856" />
      <Path pen="outline" d="M776 310H866" />
      <Rect pen="action" x={786} y={268} width={70} height={30} />
      <Lettering look="onSignal" x={821} y={291} size={24} anchor="middle">
        Pay
      </Lettering>
      <Path pen="seaLine" d={`M821 ${FLOOR_Y + 14}V392M813 384L821 392L829 384`} />

      <Path pen="plate" d={`M648 ${BELT_Y}H900L924 440H908L894 426H648Z`} />
      <Path pen="outline" d={`${ROLLERS_BUILT.map(roller).join("")}M702 426V440M810 426V440`} />
      {PARCELS.map(({ x, y, width, height }) => (
        <g key={x}>
          <Path pen="sea" d={box(x, y, width, height)} />
          <Path pen="wash" d={box(x + width / 2 - 4, y, 8, height)} />
          <Path pen="outline" d={box(x, y, width, height)} />
        </g>
      ))}
    </>
  ),
}
