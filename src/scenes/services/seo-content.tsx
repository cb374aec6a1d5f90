import type { CutawayDrawing } from "../cutaway"
import { TextBars } from "../parts"
import { Lettering, Path, Rect } from "../pens"

const BASE_Y = 386
const FLOOR = 20
/** Monthly searches for each article's topic, largest at the foot of the tower, and the length of its title. */
const ARTICLES = [
  [96, 62],
  [88, 48],
  [82, 70],
  [70, 54],
  [66, 44],
  [58, 60],
  [50, 50],
  [46, 40],
  [36, 52],
  [30, 46],
  [26, 38],
  [20, 44],
] as const
/**
 * Twelve articles a month, one to a floor, from the ground up; the tower narrows from 108 to 66 units either side of
 * the cut.
 */
const FLOORS = ARTICLES.map(([demand, title], index) => ({
  y: BASE_Y - index * FLOOR,
  half: 108 - index * 3.5,
  demand,
  title,
}))
const PLANNED_FROM = 9
const RANKING = [0, 1, 2, 3, 5, 6, 8]
/** Clicks of a hundred for places two to eight; the bars are to scale with the first place's 28. */
const CLICKS = [15, 11, 8, 7, 5, 4, 3]
const PER_CLICK = 5

const floorEdge = (side: 1 | -1, from: number, to: number) =>
  FLOORS.slice(from, to)
    .map(({ y, half }) => `M648 ${y}h${side * half}l${side * -3.5} ${-FLOOR}H648`)
    .join("")

/** A lighthouse of twelve articles: planned topics on the left, the lamp on the first search result on the right. */
export const seoContent: CutawayDrawing = {
  anchors: [
    [488, 96],
    [324, 236],
    [528, 400],
    [982, 76],
    [982, 230],
    [982, 400],
  ],
  framed: (
    <>
      <Path pen="guide" d="M308 146H648M308 386H648M604 20V78" opacity={0.6} />
      <Path pen="outline" d="M344 388V440M450 388V440" />
      <Rect pen="plate" x={324} y={130} width={146} height={258} />
      <Path pen="outline" d="M324 146H470M334 138H384" />
      <Path
        pen="outline"
        becomes="sea"
        d={FLOORS.map(({ y, demand }) => `M358 ${y - 15}h${demand}v10h${-demand}z`).join("")}
      />
      <Path pen="hair" d={FLOORS.map(({ y }) => `M334 ${y - 10}h16`).join("")} />
      <Path pen="planned" becomes="hair" d={FLOORS.map(({ y, half }) => `M474 ${y - 10}H${644 - half}`).join("")} />

      <Path pen="plate" d={floorEdge(-1, 0, PLANNED_FROM)} />
      <Path pen="planned" d="M571.5 206L582 146M575 186H648M578.5 166H648" />
      <Path
        pen="outline"
        d={FLOORS.slice(0, PLANNED_FROM)
          .map(({ y, half, title }) => `M${660 - half} ${y - 14}h${title}`)
          .join("")}
      />
      <Path
        pen="hair"
        d={FLOORS.slice(0, PLANNED_FROM)
          .map(({ y, half }) => `M${660 - half} ${y - 7}H648`)
          .join("")}
      />
      <Path pen="plate" d="M648 386H532V440H648M648 134H570V146H648" />
      <Path pen="plate" becomes="wash" d="M648 78H604V134H648" />
      <Path pen="plate" becomes="sea" d="M648 78H596Q604 42 648 38" />
      <Path
        pen="outline"
        becomes="sea"
        d="M648 398A32 32 0 0 0 616 430H648M544 400H554V410H544ZM544 418H554V428H544Z"
      />
      <Path
        pen="outline"
        d="M648 38V24M626 78V134M574 134V116H604M589 116V134M648 92A14 14 0 0 0 648 120M623 409L628 413M634 401L637 407M562 405H598M562 423H598"
      />
      <Path pen="outline" d="M604 112L506 58L600 72M512 62V74M494 84L512 74L530 84M560 88L566 67" />
      <Path pen="plate" d="M490 84H534V128H490Z" />
      <Path pen="outline" d="M498 94H520M498 104H526M498 110H522M498 116H526" />
    </>
  ),
  built: (
    <>
      <Path pen="ray" d="M692 84L800 56V100L692 128Z" />
      <Path pen="plate" d={floorEdge(1, 0, 11)} />
      {FLOORS.slice(0, 11).map(({ y, half, title }, index) => (
        <g key={y}>
          <Rect pen={RANKING.includes(index) ? "sea" : "ink"} x={660} y={y - 15} width={title} height={5} />
          <Rect pen="bar" x={660} y={y - 7} width={half - 24} height={3} />
        </g>
      ))}
      <Path pen="action" d="M648 166h69.5l-3.5 -20H648Z" />
      <Path pen="onSignal" d="M660 151H690V156H660ZM694 149H696V162H694Z" />
      <Path pen="plate" d="M648 386H764V440H648M648 134H726V146H648M648 78H692V134H648" />
      <Path pen="sea" d="M648 78H700Q692 42 648 38Z" />
      <Path pen="wash" d="M648 78H692V134H648Z" />
      <Path pen="plate" d="M648 92A14 14 0 0 1 648 120Z" />
      <Path pen="lit" d="M648 78H692V134H648Z" />
      <Path pen="sea" d="M648 398A32 32 0 0 1 680 430H648Z" />
      <Path pen="ground" d="M648 430L670 406L658 430Z" />
      <Path pen="sea" d="M694 400H704V410H694ZM694 418H704V428H694Z" />
      <TextBars x={712} y={403} widths={[38, 30]} gap={18} />
      <Path
        pen="outline"
        d="M670 78V134M692 78V134M722 134V116H692M707 116V134M648 24V38Q692 42 700 78H648M648 134H726"
      />

      <Path pen="outline" d="M812 56V440M968 56V440" />
      <Rect pen="sea" x={800} y={56} width={180} height={44} />
      <Path pen="outline" d="M800 56H980V100H800Z" />
      <Path pen="ground" d="M840 67H904V74H840ZM840 84H946V89H840Z" />
      {CLICKS.map((clicks, index) => (
        <g key={clicks}>
          <Rect pen="plate" x={800} y={124 + index * 44} width={180} height={32} />
          <TextBars x={812} y={132 + index * 44} widths={[84 - index * 4]} height={5} />
          <Rect pen="sea" x={812} y={143 + index * 44} width={clicks * PER_CLICK} height={5} />
        </g>
      ))}
      <Path pen="seaLine" d="M784 404V64M776 74L784 64L792 74" />
      <Lettering x={822} y={88} size={28} anchor="middle" look="onSea">
        1
      </Lettering>
    </>
  ),
}
