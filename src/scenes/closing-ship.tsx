import { boxes, range } from "./boxes"
import { Containers, widthFor } from "./containers"
import { Bust } from "./parts-crew"
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
const FINISHED = ["checkout", "search", "dashboard"] as const
const DECK = 154
/** The middle of the deck, and how much of it can be loaded. */
const [MIDDLE, LENGTH] = [308, 376]

interface ClosingShipProps {
  alt: string
  /** A container for each. */
  hours?: number | undefined
  /** Who stands on deck: along all of it, or before the cargo. */
  people?: number | undefined
  /** For how many there is still room. */
  open?: number | undefined
  /** What is still to be built, each as long as its days. */
  planned?: readonly { from: number; to: number }[] | undefined
  /** Up to three things on deck: what the page is about. Without anything aboard, a finished product. */
  cargo?: readonly (Queries.SymbolName | null)[] | undefined
  /** A figure on its bow. */
  label?: string | undefined
}

/** The finished ship under way; its water runs out of both sides and down to the footer. */
export const ClosingShip = ({ alt, cargo, hours = 0, people = 0, open = 0, planned = [], label }: ClosingShipProps) => {
  const others = hours + people + open + planned.length > 0 ? [] : FINISHED
  const aboard = [...new Set((cargo ?? others).flatMap(symbol => symbol ?? []))].slice(0, 3)
  const crew = people + open
  const day = LENGTH / (planned.at(-1)?.to ?? 1)
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
      {range(crew).map(place => (
        <Bust
          key={place}
          x={aboard.length > 0 ? 496 : MIDDLE + ((2 * place + 1) / crew - 1) * (LENGTH / 2)}
          y={76}
          size={42}
          drop={DECK - 89}
          open={place >= people}
        />
      ))}
      {hours > 0 && <Containers hours={hours} x={MIDDLE - widthFor(hours) / 2} deck={DECK} />}
      <Path
        pen="planned"
        d={boxes(
          ...planned.map(({ from, to }) => [120 + (from - 1) * day, 86, (to - from + 1) * day - 6, 68] as const),
        )}
      />
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
