import { Path, Place, Rect } from "./pens"
import { Scene } from "./scene"
import { Checkout, Search } from "./symbols/market"
import { Dashboard } from "./symbols/systems"
import { Waves } from "./water"

const HULL = "M70 154H470Q520 154 552 136Q536 204 480 216H96Z"

/** What stands on deck: left edge and width of each thing. */
const ABOARD = [
  [Checkout, 120, 105],
  [Search, 232, 135],
  [Dashboard, 376, 120],
] as const
const DECK = 154

/** The finished ship under way; its water runs out of both sides and down to the footer. */
export const ClosingShip = ({ alt }: { alt: string }) => (
  <Scene viewBox="0 0 560 236" alt={alt}>
    <Rect pen="wash" x={-1800} y={196} width={4200} height={54} />
    {ABOARD.map(([Drawn, x, width]) => (
      <Place key={x} x={x} y={DECK - (width * 2) / 3} width={width}>
        <Drawn />
      </Place>
    ))}
    <Path pen="key" d="M84 154V14" />
    <Path pen="action" d="M84 15H130L120 24.500L130 34H84Z" />
    <Path pen="plate" d={HULL} />
    <Path pen="sea" d="M84 186H531Q510 214 480 216H96Z" />
    <Path pen="key" d={HULL} />
    <Rect pen="wash" x={-1800} y={196} width={4200} height={60} opacity={0.6} />
    <Waves x={-1800} y={196} count={116} />
  </Scene>
)
