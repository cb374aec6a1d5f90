import type { CutawayDrawing } from "../cutaway"
import { TextBars } from "../parts"
import { Envelope } from "../parts-envelope"
import { Circle, Path, Rect } from "../pens"

/** Days after the first contact on which the five emails leave; each pipe is as long as its wait. */
const MAIL_DAYS = [0, 2, 5, 9, 14]
const MAILS = MAIL_DAYS.map((day, index) => ({ x: 772 + index * 44, y: 88 - day * 4 }))
const HEADER_Y = 132
const SENT = 3
const FIELDS = [92, 114, 136]
/** Two tasks done, one in hand, one to come. */
const TASKS = [
  { y: 320, pen: "sea", widths: [62, 40] },
  { y: 348, pen: "sea", widths: [48, 30] },
  { y: 376, pen: "action", widths: [66, 36] },
  { y: 404, pen: "plate", widths: [44, 28] },
] as const

const INLETS = "M462 112H508V198H552V214H508V292H492V253H462V237H492V128H462Z"
const RISER = "M780 178V132H988V148H796V178Z"
const DROP = "M780 234V336H832V320H796V234Z"
const RETURN = "M832 404H664V372H648V420H832Z"
const SUPPLY = "M744 198H766V214H744Z"

/**
 * An engine room: form, chat and a spare port feed one customer record; a condition sends five emails or opens tasks.
 */
export const automationCrm: CutawayDrawing = {
  anchors: [
    [324, 92],
    [324, 244],
    [324, 370],
    [976, 100],
    [824, 206],
    [980, 360],
  ],
  framed: (
    <>
      <Path pen="guide" d="M308 96H648M308 372H648M500 34V440M558 80V440" opacity={0.6} />
      <Path pen="outline" d="M340 188V208M440 188V208M340 282V440M440 282V440M340 300H440" />
      <Path pen="planned" d="M462 363H492V300H508V379H462Z" />
      <Path pen="ground" d="M324 330H456V412H324Z" />
      <Path pen="planned" d="M324 330H456V412H324ZM376 371H404M390 357V385M456 357H462V385H456" />

      <Path pen="plate" d="M324 56H456V188H324ZM324 208H456V282H324ZM324 78H456" />
      <Path pen="outline" d={FIELDS.map(y => `M340 ${y}H440V${y + 14}H340Z`).join("")} />
      <Path pen="outline" d="M340 160H396V176H340ZM334 67H338M344 67H348M354 67H358" />
      <Path pen="outline" d="M340 222H402V242H360L350 250V242H340ZM440 248H386V266H424L432 274V266H440Z" />
      <Path pen="hair" d="M348 232H392M394 257H430" />

      <Path pen="plate" becomes="sea" d={INLETS} />
      <Path pen="plate" d="M456 106H462V134H456ZM456 231H462V259H456ZM484 292H516V300H484ZM552 192H558V220H552Z" />
      <Path pen="plate" d="M516 190H544V222L534 240H526L516 222ZM526 240H534V252H526Z" />
      <Path pen="hair" d="M523 196V228M530 196V236M537 196V228M516 206H544M516 218H544" />
      <Path pen="outline" d="M478 112V98M466 98H490M500 95V112" />
      <Circle pen="plate" cx={500} cy={78} r={17} />
      <Path pen="outline" d="M500 78L509 69M488 80H491M492 67L494 69M500 64V67M509 80H512" />

      <Path pen="outline" d="M586 372L572 440M616 372L610 440M580 402H613M640 372V420H648" />
      <Path pen="plate" d="M648 96A90 96 0 0 0 558 192V372H648" />
      <Path pen="key" d="M648 96A90 96 0 0 0 558 192V372H648" />
      <Path pen="guide" becomes="wash" d="M648 110A76 82 0 0 0 572 192V282H648" />
      <Path pen="outline" becomes="sea" d="M648 128A42 42 0 0 0 648 212M648 228Q586 230 580 282H648" />
      <Path pen="outline" d="M570 294H648" />
      <Path pen="hair" d="M580 313H648M580 333H648M580 353H648" />
    </>
  ),
  built: (
    <>
      <Path pen="plate" d="M648 96A90 96 0 0 1 738 192V372H648Z" />
      <Path pen="wash" d="M648 110A76 82 0 0 1 724 192V282H648Z" />
      <Path pen="sea" d="M648 128A42 42 0 0 1 648 212ZM648 228Q710 230 716 282H648Z" />
      <TextBars x={648} y={310} widths={[68, 52, 60]} gap={20} height={6} />
      <Path pen="key" d="M648 96A90 96 0 0 1 738 192V372H648" />
      <Path pen="outline" d="M648 294H726M710 372L724 440M680 372L686 404M687 420L690 440" />

      <Path pen="wash" d={DROP + RETURN} />
      <Path pen="sea" d={RISER + SUPPLY} />
      <Path pen="outline" d={RISER + SUPPLY + DROP + RETURN} />
      <Path
        pen="plate"
        d="M738 192H744V220H738ZM832 314H838V342H832ZM832 398H838V426H832ZM774 172H802V180H774ZM774 232H802V240H774Z"
      />
      <Path
        pen="seaLine"
        d="M784 292L788 298L792 292M816 324L822 328L816 332M752 408L746 412L752 416M652 396L656 390L660 396"
      />
      {MAILS.map(({ x, y }, index) => (
        <g key={x}>
          <Rect pen={index < SENT ? "sea" : "plate"} x={x + 14} y={y + 28} width={12} height={HEADER_Y - y - 28} />
          <Path pen="outline" d={`M${x + 14} ${HEADER_Y}V${y + 28}M${x + 26} ${HEADER_Y}V${y + 28}`} />
          <Envelope x={x} y={y} width={40} pen={index < SENT ? "wash" : "plate"} />
        </g>
      ))}
      <Path pen="action" d="M788 170L824 206L788 242L752 206Z" />
      <Path pen="onSignalLine" d="M770 206H786L800 192M786 206L800 220M793 192H800V199M793 220H800V213" />
      <Path pen="seaLine" d="M810 170L816 176L828 162" />
      <Path pen="key" d="M812 242L824 254M824 242L812 254" />

      <Rect pen="plate" x={838} y={280} width={142} height={160} />
      <Rect pen="ink" x={854} y={294} width={70} height={9} />
      {TASKS.map(({ y, pen, widths }) => (
        <g key={y}>
          <Rect pen={pen} x={854} y={y} width={16} height={16} />
          <TextBars x={880} y={y + 2} widths={[...widths]} gap={8} />
        </g>
      ))}
    </>
  ),
}
