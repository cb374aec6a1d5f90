import type { ReactNode } from "react"
import { Circle, Lettering, Path, Rect } from "./pens"
import { Scene } from "./scene"
import { Earth, Waves } from "./water"

/** The cut: left of it the work is framed, right of it the same work is built and afloat. */
export const CUT_X = 648
const DECK_Y = 440
const SEA_Y = 470

/**
 * The drawing of one service, in the units of the stage: 308 to 988 across, 20 to 440 down, cut at 648.
 * `framed` is the left half (outlines on the ground), `built` the right half (filled, at work).
 */
export interface CutawayDrawing {
  framed: ReactNode
  built: ReactNode
  /**
   * Where the six notes point: three from the left margin (each x below 648), then three from the right (each x above
   * 648), each group from top to bottom and at least 100 apart in y, between 36 and 400.
   */
  anchors: readonly [Anchor, Anchor, Anchor, Anchor, Anchor, Anchor]
}
export type Anchor = readonly [x: number, y: number]

const KEEL_BLOCKS = [302, 364, 426, 488, 550, 612]
const RIPPLES = ["M720 508H850", "M1080 494H1230", "M930 518H1020", "M1250 512H1410"]

/** Leader line from the margin to its anchor; on narrow screens the number takes the line's place. */
const Leader = ({ anchor: [x, y], number }: { anchor: Anchor; number: number }) => (
  <>
    <Path className="leader" pen="outline" d={x < CUT_X ? `M246 ${y}H${x}` : `M1106 ${y}H${x}`} />
    <Circle className="leader" pen="ink" cx={x} cy={y} r={4} />
    <g className="marker">
      <Circle pen="ink" cx={x} cy={y} r={15} />
      <Lettering look="onSea" x={x} y={y + 6.5} size={19} anchor="middle">
        {number}
      </Lettering>
    </g>
  </>
)

/**
 * The stage all services share: slip and keel blocks on the left, hull and water on the right, the yellow cut between.
 */
export const Cutaway = ({ drawing, alt }: { drawing: CutawayDrawing; alt: string }) => (
  <Scene viewBox="0 -20 1296 550" alt={alt}>
    <Rect pen="wash" x={-900} y={SEA_Y} width={3200} height={60} />
    <Waves x={CUT_X} y={SEA_Y} count={45} />
    <Earth id="slip" left={-900} right={CUT_X} top={SEA_Y} bottom={530} />
    {drawing.framed}
    {drawing.built}
    <Path pen="signalLine" d={`M${CUT_X} -16V500`} />
    <Path pen="action" d="M637 -16H659L648 0Z" />
    <Path pen="key" d={`M288 ${DECK_Y}H1008`} />
    {KEEL_BLOCKS.map(x => (
      <Rect key={x} pen="plate" x={x} y={DECK_Y} width={28} height={30} />
    ))}
    <Path pen="sea" d="M648 440H1032Q1008 486 958 496H648Z" />
    <Path pen="key" d="M648 440H1032Q1008 486 958 496H648" />
    <Rect pen="wash" x={CUT_X} y={SEA_Y} width={1600} height={60} opacity={0.6} />
    <Path pen="seaHair" d={RIPPLES.join("")} />
    {drawing.anchors.map((anchor, index) => (
      <Leader key={index} anchor={anchor} number={index + 1} />
    ))}
  </Scene>
)
