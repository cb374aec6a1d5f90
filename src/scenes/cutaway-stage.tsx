import { range } from "./boxes"
import { Path, Rect } from "./pens"
import { Earth, Waves } from "./water"

/** The cut: left of it the work is framed, right of it the same work is built and afloat. */
export const CUT_X = 648
export const DECK_Y = 440
export const SEA_Y = 470
/** The stage runs out of both sides of its drawing. */
export const LEFT = -900
export const WIDTH = 3200
const BOTTOM = 530

export const KEEL_BLOCKS: readonly number[] = [302, 364, 426, 488, 550, 612]
export const RIPPLES = ["M720 508H850", "M1080 494H1230", "M930 518H1020", "M1250 512H1410"].join("")

/** Where the cut can be drawn to: from one edge of the work to the other. */
export const CUT_RANGE = { from: 308, to: 988 }

/** The slip: earth, and keel blocks under the work. */
export const Slip = ({ to, blocks }: { to: number; blocks: readonly number[] }) => (
  <>
    <Earth id="slip" left={LEFT} right={to} top={SEA_Y} bottom={BOTTOM} />
    {blocks.map(x => (
      <Rect key={x} pen="plate" x={x} y={DECK_Y} width={28} height={30} />
    ))}
  </>
)

/** The hull from the cut, or from its stern, to the bow. */
export const Hull = ({ from }: { from: "cut" | "stern" }) => {
  const end = from === "cut" ? `${CUT_X}` : "338Q288 486 264 440"
  return (
    <>
      <Path pen="sea" d={`M${from === "cut" ? CUT_X : 264} 440H1032Q1008 486 958 496H${end}Z`} />
      <Path pen="key" d={`M${from === "cut" ? CUT_X : 264} 440H1032Q1008 486 958 496H${end}`} />
    </>
  )
}

/** The whole stage before the launch: earth from side to side. */
export const WholeSlip = () => (
  <>
    <Slip to={LEFT + WIDTH} blocks={range(11).map(block => KEEL_BLOCKS[0]! + block * 62)} />
    <Path pen="key" d={`M288 ${DECK_Y}H1008`} />
  </>
)

/** The whole stage afloat: water from side to side, under a whole hull. */
export const WholeSea = () => (
  <>
    <Rect pen="wash" x={LEFT} y={SEA_Y} width={WIDTH} height={60} />
    <Hull from="stern" />
    <Rect pen="wash" x={LEFT} y={SEA_Y} width={WIDTH} height={60} opacity={0.6} />
    <Waves x={LEFT} y={SEA_Y} count={88} />
    <Path pen="seaHair" d={RIPPLES} />
  </>
)
