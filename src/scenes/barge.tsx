import { Containers, widthFor } from "./containers"
import { Path, Rect } from "./pens"
import { Scene } from "./scene"

const DECK = 110

/**
 * A barge with one container for every hour; the last one aboard is yellow. Its water (class `barge-water`) runs out of
 * both sides.
 */
export const Barge = ({ hours, alt }: { hours: number; alt: string }) => {
  const bow = 68 + widthFor(hours)
  const hull = `M12 ${DECK}H${bow - 24}Q${bow - 12} ${DECK} ${bow} 100Q${bow - 6} 140 ${bow - 30} 146H24Z`
  return (
    <Scene viewBox="0 20 360 152" alt={alt}>
      <g className="barge-water">
        <Rect pen="wash" x={-3000} y={128} width={8000} height={44} />
        <Path pen="seaLine" d="M-3000 128H5000" />
      </g>
      <Containers hours={hours} x={36} deck={DECK} lastIsYellow />
      <Path pen="plate" d={hull} />
      <Path pen="sea" d={`M18 128H${bow - 10}Q${bow - 18} 144 ${bow - 30} 146H24Z`} />
      <Path pen="key" d={hull} />
    </Scene>
  )
}
