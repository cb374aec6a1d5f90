import type { CutawayDrawing } from "../cutaway"
import { TextBars } from "../parts"
import { MapPin, Stars } from "../parts-harbor"
import { Circle, Path, Rect } from "../pens"

/** The booking calendar is the front of a house: four windows a row, taken slots are filled. */
const SLOT_COLUMNS = [736, 760, 784, 808]
const SLOT_ROWS = [226, 250, 274, 298, 322]
const TAKEN = [0, 1, 3, 4, 5, 6, 9, 10, 11, 13, 14, 16, 18, 19]
const SLOTS = SLOT_ROWS.flatMap(y => SLOT_COLUMNS.map((x): [number, number] => [x, y]))
const windows = (columns: number[], rows: number[]) =>
  rows.flatMap(y => columns.map(x => `M${x} ${y}h16v22h-16zM${x + 8} ${y}v22`)).join("")

/**
 * A harbor street: a searched map over framed houses, then a shop with its awning, a house of booked slots and a
 * listing as tall as they are.
 */
export const localBusiness: CutawayDrawing = {
  anchors: [
    [330, 70],
    [328, 184],
    [322, 360],
    [813, 82],
    [976, 226],
    [974, 400],
  ],
  framed: (
    <>
      <Path pen="outline" d="M400 440V216M492 440V216" />
      <Rect pen="plate" becomes="wash" x={330} y={44} width={232} height={172} />
      <Path
        pen="guide"
        becomes="hair"
        d="M330 84H400L562 130M330 168L420 150L562 186M384 44L372 216M452 44V216M512 44L520 216"
      />
      <Path
        pen="guide"
        becomes="hair"
        d="M330 92H399L562 138M330 176L420 158L562 194M392 44L380 216M460 44V216M520 44L528 216"
      />
      <Path pen="planned" becomes="seaLine" d="M352 200L384 165L452 151V103L486 113" />
      <MapPin x={352} y={200} r={10} pen="outline" />
      <MapPin x={420} y={92} r={10} pen="outline" />
      <MapPin x={542} y={176} r={10} pen="outline" />
      <Circle pen="plate" cx={484} cy={112} r={48} />
      <Path pen="key" d="M436 112a48 48 0 1 0 96 0a48 48 0 1 0-96 0M450 146L412 184" />
      <MapPin x={484} y={140} r={20} pen="outline" />

      <Path pen="plate" d="M308 440V300L350 256L392 300V440Z" />
      <Path pen="outline" becomes="sea" d="M308 300L350 256L392 300Z" />
      <Path pen="outline" d="M322 440V392H350V440M360 392H382V420H360Z" />
      <Path pen="outline" d={windows([322, 362], [312, 348])} />
      <Path pen="plate" d="M392 440V282H404V266H416V250H468V266H480V282H492V440Z" />
      <Path pen="outline" d="M392 380H492M402 440V392H438V428H402M450 440V392H480V440" />
      <Path pen="outline" d={windows([408, 434, 460], [298, 338])} />
      <Path pen="planned" d="M492 318L540 268L588 318M504 440V332H576V440M504 376H576M526 440V398H554V440" />
      <Path pen="plate" d="M648 104L588 190V440H648Z" />
      <Path
        pen="outline"
        d="M602 440V374H640V426H602M588 334H648M612 206h22v32h-22zM623 206v32M602 262h30v48h-30zM617 262v48"
      />
      <Path pen="outline" becomes="sea" d="M648 104L588 190H648" />
      <Path
        pen="outline"
        becomes="action"
        d="M648 334H586L580 358q8.500 12 17 0q8.500 12 17 0q8.500 12 17 0q8.500 12 17 0M597 358L601.500 334M614 358L617 334M631 358L632.500 334"
      />
    </>
  ),
  built: (
    <>
      <Path pen="plate" d="M648 104L708 190V440H648Z" />
      <Path pen="sea" d="M648 104L708 190H648Z" />
      <Path pen="key" d="M648 104L708 190" />
      <Path pen="wash" d="M662 206h22v32h-22zM664 262h30v48h-30zM654 374h24v66h-24z" />
      <Path pen="lit" d="M662 206h22v32h-22zM664 262h30v48h-30zM654 374h24v66h-24z" />
      <Path
        pen="outline"
        d="M648 190H708M662 206h22v32h-22zM673 206v32M664 262h30v48h-30zM679 262v48M654 440V374h24v66M648 320H708"
      />
      <Path pen="action" d="M648 334H710L716 358q-8.500 12-17 0q-8.500 12-17 0q-8.500 12-17 0q-8.500 12-17 0Z" />
      <Path pen="onSignalLine" d="M665 358L663.500 334M682 358L679 334M699 358L694.500 334" />

      <Path pen="plate" d="M722 440V206L779 150L836 206V440Z" />
      <Path pen="sea" d="M722 206L779 150L836 206V214H722Z" />
      <Path pen="outline" d="M722 206L779 150L836 206M722 214H836M722 352H836" />
      <Path pen="outline" d={SLOTS.map(([x, y]) => `M${x} ${y}h18v18h-18z`).join("")} />
      <Path
        pen="sea"
        d={SLOTS.filter((_, index) => TAKEN.includes(index))
          .map(([x, y]) => `M${x} ${y}h18v18h-18z`)
          .join("")}
      />
      <Rect pen="wash" x={734} y={376} width={52} height={46} />
      <Rect pen="lit" x={734} y={376} width={52} height={46} />
      <Path pen="outline" d="M734 376h52v46h-52zM798 440V376h26v64" />
      <Path pen="plate" d="M724 352H838L844 366H718Z" />
      <MapPin x={779} y={150} r={34} pen="sea" />
      <Stars x={772} y={75} count={1} />

      <Rect pen="plate" x={858} y={150} width={122} height={290} rx={10} />
      <Rect pen="wash" x={866} y={166} width={106} height={84} />
      <Path pen="ground" d="M866 196L972 218V226L866 204ZM900 166H908L900 250H892Z" />
      <MapPin x={930} y={222} r={14} pen="sea" />
      <Rect pen="ink" x={866} y={262} width={72} height={8} />
      <Stars x={866} y={280} />
      <TextBars x={866} y={306} widths={[98, 80, 90]} />
      <Path
        pen="outline"
        d="M866 338h30v30h-30zM904 338h30v30h-30zM942 338h30v30h-30zM874 353l6 6 10-12M912 361v-10l7-6 7 6v10zM950 346h14v14h-14zM950 351h14"
      />
      <Rect pen="action" x={866} y={384} width={106} height={34} />
      <Path pen="onSignal" d="M888 393q-4 0-4 5q3 13 16 14q5 0 5-4l-6-5-4 3q-4-2-5-7l4-3-2-3z" />
      <Rect pen="onSignal" x={914} y={398} width={40} height={6} />
    </>
  ),
}
