import { Lettering, Path, Place, Rect } from "./pens"
import { Scene } from "./scene"
import { symbols } from "./symbols"
import { Waves } from "./water"

const HULL = "M70 154H470Q520 154 552 136Q536 204 480 216H96Z"

/** Places on deck: left edge and width of each thing, by how many there are. */
const PLACES: Record<number, readonly (readonly [x: number, width: number])[]> = {
  1: [[190, 204]],
  2: [
    [112, 165],
    [300, 165],
  ],
  3: [
    [120, 105],
    [232, 135],
    [376, 120],
  ],
}
const DECK = 154

interface ClosingShipProps {
  alt: string
  /** Up to three things on deck: what the page is about. */
  cargo?: readonly Queries.SymbolName[] | undefined
  /** A figure on its bow. */
  label?: string | undefined
}

/** The finished ship under way; its water runs out of both sides and down to the footer. */
export const ClosingShip = ({ alt, cargo = ["checkout", "search", "dashboard"], label }: ClosingShipProps) => {
  const aboard = [...new Set(cargo)].slice(0, 3)
  return (
    <Scene viewBox="0 0 560 236" alt={alt}>
      <Rect pen="wash" x={-1800} y={196} width={4200} height={54} />
      {PLACES[aboard.length]?.map(([x, width], index) => {
        const Drawn = symbols[aboard[index]!]
        return (
          <Place key={x} x={x} y={DECK - (width * 2) / 3} width={width}>
            <Drawn />
          </Place>
        )
      })}
      <Path pen="key" d="M84 154V14" />
      <Path pen="action" d="M84 15H130L120 24.500L130 34H84Z" />
      <Path pen="plate" d={HULL} />
      <Path pen="sea" d="M84 186H531Q510 214 480 216H96Z" />
      <Path pen="key" d={HULL} />
      {label && (
        <Lettering look="display" x={100} y={179} size={28}>
          {label}
        </Lettering>
      )}
      <Rect pen="wash" x={-1800} y={196} width={4200} height={60} opacity={0.6} />
      <Waves x={-1800} y={196} count={116} />
    </Scene>
  )
}
