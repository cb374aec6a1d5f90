import { TextBars } from "./parts"
import { Circle, Path, Rect } from "./pens"
import { Scene } from "./scene"
import { Waves } from "./water"

const RUNGS = [108, 124, 140, 156, 172, 188, 204, 220]
const DRAFT_MARKS = [176, 192, 208, 224, 240]
const SEA = 296
/** Water and ship run far out of the sheet, for a full-bleed band that clips them. */
const LEFT = 1440
const RIGHT = 2160

/** A pilot launch alongside a ship's bow, its helm in plain view: both sides speak, a rope ladder hangs ready. */
export const HarborPilot = ({ alt }: { alt: string }) => (
  <Scene viewBox="0 0 720 360" alt={alt}>
    <Rect pen="wash" x={-LEFT} y={SEA} width={LEFT + RIGHT} height={64} />
    <Path pen="plate" d={`M${RIGHT} 92H470Q430 90 404 76Q424 190 470 330H${RIGHT}`} />
    <Path pen="sea" d={`M450 262H${RIGHT}V330H470Q458 290 450 262Z`} />
    <Path
      pen="hair"
      d={`M411 118H${RIGHT}M425 176H${RIGHT}M438 226H${RIGHT}M560 92V262M660 92V262M760 92V262M860 92V262`}
    />
    <Path pen="key" d={`M${RIGHT} 92H470Q430 90 404 76Q424 190 470 330`} />
    <Path
      pen="outline"
      d={`M416 68V80M440 68V87M468 68V92M500 68V92M540 68V92M580 68V92M620 68V92M660 68V92M700 68V92M740 68V92M780 68V92M820 68V92M416 68H${RIGHT}`}
    />
    <Path
      pen="outline"
      d="M514 126a8 8 0 1 0 16 0a8 8 0 1 0-16 0M522 134V170M512 144H532M504 156q2 14 18 16q16-2 18-16"
    />
    <Path pen="outline" d={DRAFT_MARKS.map(y => `M690 ${y}h16`).join("")} />
    <Rect pen="ink" x={584} y={134} width={98} height={12} />
    <TextBars x={584} y={156} widths={[62]} />

    <Path pen="key" d="M452 91V234M476 92V234" />
    <Path pen="outline" d={RUNGS.map(y => `M452 ${y}H476`).join("")} />

    <Path pen="ray" d="M336 144L490 104Q514 166 490 230L336 150Z" />
    <Path pen="plate" d="M316 150V142H332L336 138V154L332 150Z" />
    <Path pen="key" d="M216 150V66" />
    <Path pen="action" d="M216 67H172L182 78L172 89H216Z" />
    <Path pen="plate" d="M178 244V160H318L338 244Z" />
    <Path pen="plate" d="M166 150H328V160H166Z" />
    <Path pen="wash" d="M190 172H242V222H190ZM254 172H309L321 222H254Z" />
    <Path
      pen="outline"
      d="M190 172H242V222H190ZM254 172H309L321 222H254ZM284 176V218M263 197H305M269 182L299 212M299 182L269 212"
    />
    <Circle pen="key" cx={284} cy={197} r={15} />
    <Circle pen="plate" cx={284} cy={197} r={5} />
    <Path pen="plate" d="M92 244H440Q476 242 508 228Q498 292 452 318H112Z" />
    <Path pen="sea" d="M105 286H490Q476 308 452 318H112Z" />
    <Path pen="key" d="M92 244H440Q476 242 508 228Q498 292 452 318H112Z" />
    <Path pen="outline" d="M104 244V222H160M132 222V244M352 244V224H440M396 224V244" />
    {[140, 220, 300, 380].map(x => (
      <Circle key={x} pen="plate" cx={x} cy={268} r={9} />
    ))}

    <Rect pen="wash" x={-LEFT} y={SEA} width={LEFT + RIGHT} height={64} opacity={0.6} />
    <Waves x={-LEFT} y={SEA} count={(LEFT + RIGHT) / 36} />
    <Path pen="seaHair" d="M40 328H130M200 342H320M520 334H640" />

    <Path pen="sea" d="M232 20H392V98H290L272 140L264 98H232Z" />
    <Path pen="ground" d="M248 38h96v7h-96zM248 54h126v5h-126zM248 67h110v5h-110zM248 80h72v5h-72z" />
    <Path pen="plate" d="M544 8H696V54H600L588 76L578 54H544Z" />
    <Rect pen="ink" x={560} y={20} width={70} height={7} />
    <TextBars x={560} y={34} widths={[118]} />
  </Scene>
)
