import type { ReactNode } from "react"
import { CUT_X, DECK_Y, Hull, KEEL_BLOCKS, LEFT, RIPPLES, SEA_Y, Slip, WIDTH } from "./cutaway-stage"
import { Circle, Lettering, Path, Rect } from "./pens"
import { Scene } from "./scene"
import { Waves } from "./water"

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

/** The yellow line along which the work is cut. */
const Cut = () => (
  <g className="cut">
    <Path pen="signalLine" d={`M${CUT_X} -16V500`} />
    <Path pen="action" d="M637 -16H659L648 0Z" />
  </g>
)

interface CutawayProps {
  drawing: CutawayDrawing
  alt: string
  /** How many of its points are explained beside it, from the first on. */
  notes?: number
}

/**
 * The stage all services share: slip and keel blocks on the left, hull and water on the right, the yellow cut between.
 * The two halves are groups, because the cut can be moved (src/browser/cut/).
 */
export const Cutaway = ({ drawing, alt, notes = 6 }: CutawayProps) => (
  <Scene viewBox="0 -20 1296 550" alt={alt}>
    <Rect pen="wash" x={LEFT} y={SEA_Y} width={WIDTH} height={60} />
    <Waves x={CUT_X} y={SEA_Y} count={45} />
    <Slip to={CUT_X} blocks={KEEL_BLOCKS} />
    <g className="framed">{drawing.framed}</g>
    <g className="built">{drawing.built}</g>
    <Cut />
    <Path pen="key" d={`M288 ${DECK_Y}H1008`} />
    <Hull from="cut" />
    <Rect pen="wash" x={CUT_X} y={SEA_Y} width={1600} height={60} opacity={0.6} />
    <Path pen="seaHair" d={RIPPLES} />
    {drawing.anchors.slice(0, notes).map((anchor, index) => (
      <Leader key={index} anchor={anchor} number={index + 1} />
    ))}
  </Scene>
)
