import type { CutawayDrawing } from "../cutaway"
import { Bottle, TextBars } from "../parts"
import { Envelope } from "../parts-envelope"
import { Circle, Path, Rect } from "../pens"

type Point = readonly [x: number, y: number]

const HUB_Y = 256
const RIM = 134
const point = (turn: number, radius: number): Point => [
  Math.round((648 + Math.sin(turn * 2 * Math.PI) * radius) * 2) / 2,
  Math.round((HUB_Y - Math.cos(turn * 2 * Math.PI) * radius) * 2) / 2,
]
/** Seven gondolas, one for each day, clockwise; day 0 hangs in the approval gate and is cut in two. */
const day = (index: number) => point(index / 7, RIM)
const [postX, postY] = day(1)
const [mailX, mailY] = day(2)
const [adX, adY] = day(3)
const [adDraftX, adDraftY] = day(4)
const [mailDraftX, mailDraftY] = day(5)
const [postDraftX, postDraftY] = day(6)
const APPROVED = [1, 2, 3].map(day)
const DRAFTED = [4, 5, 6].map(day)
/** Teeth of the clockwork: four to a day, as in a month of four weeks. */
const TEETH = Array.from(
  { length: 28 },
  (_, tooth) => [point((tooth + 0.5) / 28, 44), point((tooth + 0.5) / 28, 52)] as const,
)
/** Pieces sent every week, and the leads received in each of the last eight weeks. */
const WEEKLY = 20
const LEADS = [10, 14, 13, 20, 24, 33, 38, 50]
/** Leads by channel: posts, emails, ads. */
const CHANNELS = [62, 84, 48]

const spoke = ([x, y]: Point) => `M648 ${HUB_Y}L${x} ${y}`
const pod = ([x, y]: Point) => `M${x - 31} ${y + 8}h62v44h-62zM${x - 12} ${y + 8}L${x} ${y}L${x + 12} ${y + 8}`
const half = (radius: number, side: 0 | 1) =>
  `M648 ${HUB_Y - radius}A${radius} ${radius} 0 0 ${side} 648 ${HUB_Y + radius}`
const band = (side: 0 | 1) => `${half(RIM, side)}v-14A${RIM - 14} ${RIM - 14} 0 0 ${1 - side} 648 ${HUB_Y - RIM + 14}z`
const teeth = (from: number, to: number) =>
  TEETH.slice(from, to)
    .map(([[x1, y1], [x2, y2]]) => `M${x1} ${y1}L${x2} ${y2}`)
    .join("")

/**
 * The cadence machine: a brief feeds a wheel of seven days, a person approves each piece at the top, results are
 * counted on the right.
 */
export const marketingOps: CutawayDrawing = {
  anchors: [
    [324, 92],
    [324, 246],
    [330, 384],
    [698, 62],
    [984, 196],
    [984, 392],
  ],
  framed: (
    <>
      <Path pen="guide" d={`M308 ${HUB_Y}H648M308 122H648M378 20V52`} opacity={0.6} />
      <Path pen="plate" d="M324 52H412L432 72V186H324Z" />
      <Path
        pen="outline"
        d="M412 52V72H432M340 76H392M340 92H416V108H340ZM340 122H350V132H340ZM340 142H350V152H340ZM340 162H350V172H340Z"
      />
      <Path pen="hair" d="M360 127H412M360 147H400M360 167H408" />
      <Path pen="plate" d="M324 216H432V276H324ZM348 200H408V216H348ZM348 276H408V292H348Z" />
      <Path
        pen="outline"
        d="M342 246a18 18 0 0 0 36 0a18 18 0 0 0-36 0M378 246a18 18 0 0 0 36 0a18 18 0 0 0-36 0M378 186V310M371 303L378 310L385 303M476 408H546M538 400L546 408L538 416"
      />
      <Path pen="plate" d="M324 428H468V440H324Z" />
      <Path pen="planned" d="M332 322H396V366H332ZM404 322H460V366H404ZM332 376H396V420H332ZM404 376H460V420H404Z" />
      <Path
        pen="guide"
        d="M340 334H376M340 344H388M412 334H444M412 344H452M340 388H380M340 398H388M412 388H440M412 398H452"
      />

      <Path pen="plate" d="M648 108H466V100H648M472 108H482V440H472Z" />
      <Path pen="outline" d={`M640 ${HUB_Y}L548 440M648 ${HUB_Y + 16}L562 440M596 372H648`} />
      <Path pen="outline" d={half(RIM - 14, 0) + DRAFTED.map(spoke).join("")} />
      <Path pen="outline" becomes="sea" d={band(0)} />
      <Path pen="key" d={half(RIM, 0)} />
      <Path pen="plate" d={half(44, 0)} />
      <Path pen="outline" becomes="sea" d={half(14, 0)} />
      <Path pen="outline" d={teeth(14, 28)} />
      <Path pen="plate" d={DRAFTED.map(pod).join("")} />
      <Path
        pen="outline"
        d={`M${adDraftX - 23} ${adDraftY + 16}h46v28h-46zM${mailDraftX - 20} ${mailDraftY + 16}h40v28h-40zl20 15l20-15`}
      />
      <Path pen="outline" d={`M${postDraftX - 23} ${postDraftY + 16}h22v28h-22zl22 28m0-28l-22 28`} />
      <Path
        pen="hair"
        d={`M${postDraftX + 5} ${postDraftY + 20}h18m-18 8h14M${adDraftX - 17} ${adDraftY + 24}h24m-24 8h16`}
      />

      <Path pen="plate" d="M648 128H617V174H648M648 28H592V100H648M648 28V20H582V28H648" />
      <Path pen="outline" d="M648 40H604V88H648M640 108V118H648M482 132L506 108" />
      <Path pen="outline" becomes="sea" d="M648 50A11 11 0 0 0 648 72M648 78Q628 78 626 88H648" />
      <Path pen="hair" d="M626 140H648M626 150H648" />
    </>
  ),
  built: (
    <>
      <Path pen="wash" d={`${half(RIM, 1)}z`} />
      <Path pen="plate" d={`M656 ${HUB_Y}L748 440H734L648 ${HUB_Y + 16}M648 372H704`} />
      <Path pen="outline" d={APPROVED.map(spoke).join("")} />
      <Path pen="seaLine" d="M732 224A90 90 0 0 1 731 292M726 281L731 292L742 287" />
      <Path pen="sea" d={band(1)} />
      <Path pen="plate" d={`${half(44, 1)}z`} />
      <Path pen="sea" d={`${half(14, 1)}z`} />
      <Path pen="key" d={half(RIM, 1)} />
      <Path pen="outline" d={half(RIM - 14, 1) + teeth(0, 14)} />
      <Path pen="plate" d={APPROVED.map(pod).join("")} />
      <Rect pen="wash" x={postX - 23} y={postY + 14} width={22} height={32} />
      <Bottle x={postX - 17} y={postY + 46} height={28} />
      <TextBars x={postX + 4} y={postY + 18} widths={[20, 16, 18]} gap={9} />
      <Envelope x={mailX - 20} y={mailY + 16} width={40} pen="wash" />
      <Rect pen="sea" x={adX - 23} y={adY + 16} width={46} height={28} />
      <Path pen="ground" d={`M${adX - 17} ${adY + 22}h26v5h-26zM${adX - 17} ${adY + 32}h18v6h-18z`} />

      <Path pen="action" d="M648 128H679V174H648Z" />
      <Path pen="onSignalLine" d="M655 151L661 157L672 144" />
      <Path pen="plate" d="M648 28H704V100H648ZM648 20H714V28H648Z" />
      <Rect pen="wash" x={648} y={40} width={44} height={48} />
      <Path pen="sea" d="M648 50A11 11 0 0 1 648 72ZM648 78Q668 78 670 88H648Z" />
      <Path pen="outline" d="M648 40H692V88H648M656 108V118H648" />
      <Path pen="plate" d="M648 108H830V100H648M814 108H824V440H814Z" />
      <Path pen="outline" d="M814 132L790 108" />

      <Path pen="plate" d="M836 122H984V440H836Z" />
      <Rect pen="ink" x={852} y={138} width={72} height={8} />
      <Path pen="hair" d="M852 188H968M852 218H968M852 248H968" />
      {LEADS.map((_, index) => (
        <Rect key={index} pen="bar" x={852 + index * 15} y={318 - WEEKLY} width={10} height={WEEKLY} />
      ))}
      <Path
        pen="seaLine"
        d={LEADS.map((leads, index) => `${index ? "L" : "M"}${857 + index * 15} ${270 - leads * 2}`).join("")}
      />
      <Path pen="outline" d="M836 342H984M852 318H970" />
      {CHANNELS.map((leads, index) => (
        <Rect key={leads} pen="sea" x={886} y={361 + index * 28} width={leads} height={8} />
      ))}
      <Rect pen="wash" x={852} y={356} width={24} height={17} />
      <Path pen="outline" d="M852 356H876V373H852ZM857 361H871M857 367H866" />
      <Envelope x={852} y={384} width={24} />
      <Rect pen="sea" x={852} y={412} width={24} height={17} />
      <Path pen="ground" d="M856 416H868V420H856Z" />
      <Circle pen="sea" cx={962} cy={170} r={5} />
    </>
  ),
}
