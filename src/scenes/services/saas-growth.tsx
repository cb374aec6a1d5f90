import type { CutawayDrawing } from "../cutaway"
import { TextBars } from "../parts"
import { Circle, Lettering, Path, Rect } from "../pens"

/** Water levels of the four chambers: visit, trial, paid, expand. */
const LEVEL = [388, 312, 226, 140] as const
const GAUGE =
  "M308 84h8M308 108h8M308 132h8M308 156h8M308 180h8M308 204h8M308 252h8M308 276h8M308 300h8M308 324h8M308 348h8"
/** Of every hundred accounts, how many each month's cohort keeps: the loss falls from 39 to 28, which is 28 % less. */
const KEPT = [61, 62, 64, 65, 68, 70, 72]
const FIRST_COHORT = 318
/** The leak: 25 drops, of which the last seven (28 %) no longer fall. */
const DROPS = Array.from({ length: 25 }, (_, index): [number, number] => [index % 2 ? 982 : 971, 188 + index * 6])
const STILL_LOST = 18

interface BoatProps {
  x: number
  y: number
  width: number
  /** Boxes on deck, the lowest row first: one box is one seat. */
  rows: number[]
  built?: boolean
}

/** An account: a boat that carries its seats. */
const Boat = ({ x, y, width, rows, built }: BoatProps) => (
  <>
    <Path
      pen="plate"
      d={rows.map((boxes, row) => `M${x + 9} ${y - 7 - row * 13}${"h15v-13h-15v13m15 0".repeat(boxes)}`).join("")}
    />
    <Path pen={built ? "plate" : "outline"} d={`M${x} ${y - 7}h${width}l-8 14h-${width - 16}z`} />
    {built && <Path pen="ink" d={`M${x + 5} ${y + 2}h${width - 10}l-3 5h-${width - 16}z`} />}
  </>
)

/**
 * A flight of canal locks lifts visitors to trial, paid and expanded accounts; the paid gate opens a third higher, the
 * leak is closing.
 */
export const saasGrowth: CutawayDrawing = {
  anchors: [
    [324, 64],
    [430, 168],
    [322, 388],
    [772, 50],
    [985, 230],
    [932, 362],
  ],
  framed: (
    <>
      <Path
        pen="planned"
        becomes="hair"
        d={`M324 ${LEVEL[1]}H486M324 ${LEVEL[2]}H486M514 ${LEVEL[2]}H648M324 ${LEVEL[3]}H648`}
      />
      <Rect pen="plate" x={308} y={60} width={16} height={312} />
      <Path pen="outline" d={GAUGE} />
      <Path pen="key" d={`M308 ${LEVEL[1]}h16M308 ${LEVEL[2]}h16M308 ${LEVEL[3]}h16`} />
      <Path pen="plate" d="M648 356H500V424H324V372H308V440H648Z" />
      <Path
        pen="hair"
        d="M500 377H648M500 398H648M500 419H648M540 356v21m60 0v-21M520 377v21m60 0v-21m60 0v21M540 398v21m60 0v-21"
      />
      <Path pen="planned" becomes="wash" d={`M324 ${LEVEL[0]}H500V424H324ZM514 ${LEVEL[1]}H648V356H514Z`} />
      {[336, 366, 396, 426, 456].map(x => (
        <Boat key={x} x={x} y={LEVEL[0]} width={24} rows={[]} />
      ))}
      <Lettering x={348} y={419} size={24}>
        Visit
      </Lettering>
      <Path pen="outline" d="M486 424V206M514 356V206M486 236L514 206M486 206L514 236M486 258H514" />
      <Path pen="plate" becomes="sea" d="M494 270h12v90h-12zM494 300h12M494 330h12" />
      <Path pen="planned" d="M490 262V234H510V262" />
      <Rect pen="plate" x={430} y={112} width={140} height={94} />
      <Path pen="outline" d="M430 128H570M446 142h60v8h-60zM446 158h108v12h-108zM446 178h56v16h-56z" />
      <Path pen="hair" d="M512 183h42M512 190h30" />
      <Lettering x={520} y={348} size={24}>
        Trial
      </Lettering>
      <Path pen="planned" d="M572 219h68l-8 14h-52zM582 219v-14h44v14M604 205v14" />
      <Path pen="outline" d="M620 305v-13h28M634 305v-13M603 305H648M603 305l8 14H648" />
    </>
  ),
  built: (
    <>
      <Rect pen="wash" x={648} y={LEVEL[1]} width={64} height={44} />
      <Path pen="sea" d={`M712 ${LEVEL[2]}H850V276H712ZM850 ${LEVEL[3]}H948V196H850Z`} />
      <Path pen="plate" d="M648 356H712V276H850V196H948V124H964V440H648Z" />
      <Path
        pen="hair"
        d="M648 377H712M648 398H712M648 419H712M680 356v21m0 21v21M700 377v21M850 217H964M850 238H964M850 259H964M880 196v21m44 0v-21M900 217v21m44 0v-21M880 238v21m44 0v-21"
      />
      <Path pen="seaLine" d={`M648 ${LEVEL[1]}H712`} />

      <Path pen="plate" d="M648 292H662V305H677V292H662M648 305H692L684 319H648" />
      <Path pen="outline" d="M698 356V120M726 276V120M698 150L726 120M698 120L726 150" />
      <Rect pen="plate" x={664} y={30} width={108} height={90} />
      <Rect pen="ink" x={676} y={42} width={44} height={6} />
      <Rect pen="sea" x={704} y={56} width={28} height={54} />
      <Path pen="outline" d="M676 62h24v48h-24zM736 62h24v48h-24z" />
      <Path pen="bar" d="M681 72h14v4h-14zM681 82h10v4h-10zM741 72h14v4h-14zM741 82h10v4h-10z" />
      <Path pen="wash" d="M709 68h18v4h-18zM709 78h12v4h-12zM709 94h18v8h-18z" />
      <Path pen="seaLine" d="M712 258q-14 10-14 54M712 270q-6 6-6 42" />
      <Path pen="planned" d="M704 180V280H720V180" />
      <Path pen="action" d="M704 146H720V246H704Z" />
      <Path pen="onSignalLine" d="M704 171H720M704 196H720M704 221H720" />
      <Path pen="outline" d="M712 146V120" />

      <Boat x={738} y={LEVEL[2]} width={92} rows={[5, 3]} built />
      <Lettering look="onSea" x={781} y={264} size={24} anchor="middle">
        Paid
      </Lettering>
      <Path pen="plate" d="M844 118H856V200H844ZM844 145H856M844 172H856" />
      <Boat x={864} y={LEVEL[3]} width={78} rows={[4, 4, 3]} built />
      <Path pen="key" d="M936 133V62" />
      <Path pen="sea" d="M936 63h-36l8 8-8 8h36z" />
      <Lettering look="onSea" x={903} y={180} size={24} anchor="middle">
        Expand
      </Lettering>

      <Path pen="plate" d="M964 166H988V180H964ZM976 166V156" />
      <Circle pen="action" cx={976} cy={148} r={9} />
      <Path pen="onSignalLine" d="M970 142L982 154M982 142L970 154" />
      <Path
        pen="seaLine"
        d={DROPS.slice(0, STILL_LOST)
          .map(([x, y]) => `M${x} ${y}v4`)
          .join("")}
      />
      {DROPS.slice(STILL_LOST).map(([x, y]) => (
        <Circle key={y} pen="guide" cx={x} cy={y + 3} r={3} />
      ))}

      <Rect pen="plate" x={734} y={298} width={198} height={126} />
      {KEPT.map((kept, month) => (
        <g key={month}>
          <Rect pen="outline" x={748} y={FIRST_COHORT + month * 14} width={170} height={8} />
          <Rect pen="sea" x={748} y={FIRST_COHORT + month * 14} width={kept * 1.7} height={8} />
        </g>
      ))}
      <Path pen="planned" d="M851.5 308V420" />
      <TextBars x={748} y={306} widths={[60]} />
    </>
  ),
}
