import { Path, Place, Rect } from "./pens"
import { Scene } from "./scene"
import { Checkout, Search } from "./symbols/market"
import { Dashboard } from "./symbols/systems"
import { Waves } from "./water"

const HULL = "M70 154H470Q520 154 552 136Q536 204 480 216H96Z"

/** The finished ship under way; its water runs out of both sides and down to the footer. */
export const ClosingShip = ({ alt }: { alt: string }) => (
  <Scene viewBox="0 0 560 236" alt={alt}>
    <Rect pen="wash" x={-1800} y={196} width={4200} height={54} />
    <Place x={120} y={84} width={105}>
      <Checkout />
    </Place>
    <Place x={232} y={64} width={135}>
      <Search />
    </Place>
    <Place x={376} y={74} width={120}>
      <Dashboard />
    </Place>
    <Path pen="key" d="M300 64V14" />
    <Path pen="action" d="M300 15H346L336 24.500L346 34H300Z" />
    <Path pen="plate" d={HULL} />
    <Path pen="sea" d="M84 186H531Q510 214 480 216H96Z" />
    <Path pen="key" d={HULL} />
    <Rect pen="wash" x={-1800} y={196} width={4200} height={60} opacity={0.6} />
    <Waves x={-1800} y={196} count={116} />
  </Scene>
)
