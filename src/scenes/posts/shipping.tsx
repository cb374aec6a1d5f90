import { boxes, range, round } from "../boxes"
import { Lettering, Line, Path, Rect } from "../pens"
import { type PostDrawing, sheet } from "./drawing"

const QUAY = 300
const [WIDTH, PARCEL, ORDERS] = [56, 11, 20]
/** The word about the arrow has room before its figure from here on, those about the gate with so much right of it. */
const [WORDS, ABOVE] = [108, 190]
/** Where a cart of so many dollars stands. */
const at = (dollars: number) => round(40 + (dollars - 28) * 4.65)
/** The article's thousand orders in five bands: average cart and how many. */
const bands = [
  { cart: 28, orders: 300 },
  { cart: 49, orders: 320 },
  { cart: 67, orders: 180 },
  { cart: 82, orders: 80 },
  { cart: 129, orders: 120 },
] as const
const stack = ({ cart, orders }: (typeof bands)[number], height: number) =>
  boxes(
    ...range(orders / ORDERS).map(index => [at(cart) - WIDTH / 2, QUAY - (index + 1) * PARCEL, WIDTH, height] as const),
  )
/**
 * A thousand orders as stacks of parcels along a ruler of dollars, the threshold as a gate among them, and the jump
 * that pays for a parcel.
 */
export const shipping: PostDrawing = {
  draw: (label, [threshold = 0, parcel = 0, margin = 1]) => {
    const jump = Math.round((parcel / margin) * 100)
    const gate = at(threshold)
    const from = Math.max(12, at(threshold - jump))
    /** Where the arrow's figure begins, which stays left of the gate. */
    const figure = Math.min(from + 2, gate - 64)
    const isAbove = ({ cart }: (typeof bands)[number]) => cart >= threshold
    const free = bands.filter(isAbove).reduce((sum, { orders }) => sum + orders, 0)
    /** Right of the gate, or below the arrow. */
    const [beside, anchor, lower] =
      gate + ABOVE < sheet.width ? ([gate + 22, "start", 0] as const) : ([gate - 22, "end", 42] as const)
    return (
      <>
        <g className="rise">
          <Path
            pen="plate"
            d={bands
              .filter(band => !isAbove(band))
              .map(band => stack(band, PARCEL))
              .join("")}
          />
          <Path
            pen="sea"
            d={bands
              .filter(isAbove)
              .map(band => stack(band, PARCEL - 2))
              .join("")}
          />
        </g>
        <Line pen="key" from={[0, QUAY]} to={[sheet.width, QUAY]} />
        {bands.map(({ cart, orders }) => (
          <g key={cart}>
            <Lettering x={at(cart)} y={QUAY - (orders / ORDERS) * PARCEL - 9} size={sheet.letter} anchor="middle">
              {orders}
            </Lettering>
            <Lettering
              look="soft"
              x={at(cart)}
              y={QUAY + 28}
              size={sheet.letter}
              anchor="middle"
            >{`$${cart}`}</Lettering>
          </g>
        ))}
        <g className="set">
          <Line pen="signalLine" from={[gate, 44]} to={[gate, QUAY]} />
          <Rect pen="action" x={gate - 36} y={8} width={72} height={36} />
          <Lettering look="onSignal" x={gate} y={34} size={24} anchor="middle">{`$${threshold}`}</Lettering>
        </g>
        <Path pen="seaLine" d={`M${from} 88v16M${from} 96H${gate - 6}m-10-8l10 8-10 8`} />
        <Lettering look="display" x={figure} y={80} size={30}>{`$${jump}`}</Lettering>
        <Lettering
          x={figure > WORDS ? figure - 10 : gate - 46}
          y={figure > WORDS ? 80 : 34}
          size={sheet.letter}
          anchor="end"
        >
          {label(0)}
        </Lettering>
        <Lettering look="display" x={beside} y={98 + lower} size={44} anchor={anchor}>
          {free}
        </Lettering>
        <Lettering look="sea" x={beside} y={128 + lower} size={sheet.letter} anchor={anchor}>
          {label(1)}
        </Lettering>
        <Rect pen="plate" x={12} y={354} width={WIDTH} height={PARCEL} />
        <Lettering look="soft" x={78} y={366} size={sheet.letter}>
          {label(2)}
        </Lettering>
      </>
    )
  },
}
