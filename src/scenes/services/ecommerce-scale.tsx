import type { CutawayDrawing } from "../cutaway"
import { Container } from "../parts-harbor"
import { Path, Rect } from "../pens"

/**
 * The belt runs to the right above and comes back below; containers stand on BELT_TOP, what returns stands on
 * BELT_FLOOR.
 */
const BELT_TOP = 196
const BELT_FLOOR = 300
/** Twelve months on the ruler, and the subscription boxes that leave in each. */
const RULER = 420
const MONTH = 56
const PLANNED_BOXES = [1, 1, 2, 2, 2, 3]
const SENT_BOXES = [3, 3, 4, 4, 4, 5]

/** The boxes of month `month` as one path, the lowest first. */
const stack = (month: number, boxes: number) =>
  Array.from(
    { length: boxes },
    (_, box) => `M${317 + month * MONTH} ${RULER - box * 19}v-17.500h38v17.500zm23-17.500h-8v7h8z`,
  ).join("")
const month = (index: number) => `M${308 + index * 56.5} ${RULER}v8`

/** What is sent to bring a customer back: an envelope standing at (x, BELT_FLOOR). */
const envelope = (x: number) => `M${x} ${BELT_FLOOR}v-32h48v32zM${x + 48} ${BELT_FLOOR - 32}l-24 18-24-18`
/** What comes back: a parcel with its tape. */
const parcel = (x: number) => `M${x} ${BELT_FLOOR}v-44h44v44zM${x + 28} ${BELT_FLOOR - 44}v16h-12v-16`

/**
 * A container terminal that runs in a loop: orders go out above, repeat orders return below, a box a month stands on
 * the ruler.
 */
export const ecommerceScale: CutawayDrawing = {
  anchors: [
    [322, 60],
    [320, 254],
    [320, 400],
    [934, 118],
    [984, 254],
    [971, 372],
  ],
  framed: (
    <>
      <Path
        pen="outline"
        d="M468 66V420M484 66V420M468 66L484 113L468 160M468 208L484 254L468 300M468 312L484 366L468 420"
      />
      <Path pen="plate" d="M648 44H322V66H648" />
      <Path pen="guide" becomes="sea" d="M648 50H322V60H648" />
      <Path pen="guide" d={[322, 366, 410, 454, 498, 542, 586].map(x => `M${x} 66l22-22 22 22`).join("")} />
      <Path pen="planned" d="M374 66H412V78H374ZM382 78V102M404 78V102M362 104H424V134H362Z" />

      <Path pen="outline" becomes="wash" d={`M648 ${BELT_FLOOR}H370A46 46 0 0 1 370 208H648`} />
      <Path pen="plate" d={`M648 ${BELT_TOP}H370A58 58 0 0 0 370 312H648V${BELT_FLOOR}H370A46 46 0 0 1 370 208H648Z`} />
      <Path
        pen="outline"
        d="M414 199l6 3-6 3M526 199l6 3-6 3M618 199l6 3-6 3M444 309l-6-3 6-3M538 309l-6-3 6-3M618 309l-6-3 6-3"
      />
      {[362, 447, 532].map(x => (
        <Container key={x} x={x} y={BELT_TOP} becomes="sea" />
      ))}
      <Container x={532} y={BELT_TOP - 30} becomes="sea" />
      <Path pen="plate" becomes="sea" d="M648 136H617V196H648M617 166H648" />
      <Path pen="bar" becomes="wash" d="M626 141h2v20h-2zM636.500 141h2v20h-2zM626 171h2v20h-2zM636.500 171h2v20h-2z" />
      <Path pen="planned" becomes="seaLine" d="M632 234H384M394 227L384 234L394 241" />
      <Path pen="plate" d={envelope(386) + envelope(540)} />
      <Path pen="plate" becomes="sea" d={parcel(464)} />
      <Path pen="plate" becomes="sea" d="M648 256H626V300H648M642 256v16h6" />

      {PLANNED_BOXES.map((boxes, index) => (
        <Path key={index} pen="plate" becomes="sea" d={stack(index, boxes)} />
      ))}
      <Path pen="plate" d={`M648 ${RULER}H308V440H648`} />
      <Path pen="outline" d={[1, 2, 3, 4, 5, 6].map(month).join("")} />
    </>
  ),
  built: (
    <>
      <Rect pen="plate" x={804} y={66} width={16} height={354} />
      <Path pen="outline" d="M804 66L820 113L804 160L820 206M804 312L820 366L804 420" />
      <Rect pen="plate" x={716} y={20} width={64} height={24} />
      <Path pen="sea" d="M726 27h12v10h-12zM744 27h12v10h-12z" />
      <Path pen="plate" d="M648 44H974V66H648" />
      <Path pen="sea" d="M648 50H974V60H648Z" />
      <Path pen="ink" d="M880 66h46v12h-46z" />
      <Path pen="outline" d="M892 78V96M914 78V96M892 96L872 106M914 96L934 106" />
      <Container x={872} y={136} pen="action" />
      <Path pen="planned" d={`M872 ${BELT_TOP}V166H934V${BELT_TOP}`} />

      <Path pen="wash" d="M648 208H926A46 46 0 0 1 926 300H648Z" />
      <Path pen="plate" d={`M648 ${BELT_TOP}H926A58 58 0 0 1 926 312H648V${BELT_FLOOR}H926A46 46 0 0 0 926 208H648Z`} />
      <Path
        pen="seaLine"
        d="M690 199l6 3-6 3M764 199l6 3-6 3M850 199l6 3-6 3M698 309l-6-3 6-3M770 309l-6-3 6-3M866 309l-6-3 6-3"
      />
      <Container x={702} y={BELT_TOP} pen="sea" />
      <Container x={702} y={BELT_TOP - 31} pen="sea" />
      <Container x={787} y={BELT_TOP} pen="sea" />
      <Path pen="sea" d="M648 135H679V165H648ZM648 166H679V196H648Z" />
      <Path pen="wash" d="M657.500 140h2v20h-2zM668 140h2v20h-2zM657.500 171h2v20h-2zM668 171h2v20h-2z" />
      <Path pen="seaLine" d="M916 234H664M674 227L664 234L674 241" />
      <Path pen="plate" d={envelope(704) + envelope(862)} />
      <Path pen="sea" d={`M648 256H670V300H648ZM784 256H828V300H784Z`} />
      <Path pen="ground" d="M648 256h6v16h-6zM800 256h12v16h-12z" />

      {SENT_BOXES.map((boxes, index) => (
        <Path key={index} pen="sea" d={stack(index + 6, boxes)} />
      ))}
      <Path pen="plate" d={`M648 ${RULER}H988V440H648`} />
      <Rect pen="sea" x={648} y={RULER} width={340} height={5} />
      <Path pen="outline" d={[6, 7, 8, 9, 10, 11].map(month).join("")} />
    </>
  ),
}
