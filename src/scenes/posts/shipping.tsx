import { boxes, range, round } from "../boxes"
import { Lettering, Line, Path, Rect } from "../pens"
import { type PostDrawing, sheet } from "./drawing"

const QUAY = 300
const [WIDTH, PARCEL, ORDERS] = [56, 11, 20]
const THRESHOLD = 75
const JUMP = 18
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
const isAbove = ({ cart }: (typeof bands)[number]) => cart > THRESHOLD
const gate = at(THRESHOLD)

/**
 * A thousand orders as stacks of parcels along a ruler of dollars, the threshold as a gate among them, and the jump
 * that pays for a parcel.
 */
export const shipping: PostDrawing = {
  labels: 3,
  draw: label => (
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
          <Lettering look="soft" x={at(cart)} y={QUAY + 28} size={sheet.letter} anchor="middle">{`$${cart}`}</Lettering>
        </g>
      ))}
      <g className="set">
        <Line pen="signalLine" from={[gate, 44]} to={[gate, QUAY]} />
        <Rect pen="action" x={gate - 36} y={8} width={72} height={36} />
        <Lettering look="onSignal" x={gate} y={34} size={24} anchor="middle">{`$${THRESHOLD}`}</Lettering>
      </g>
      <Path pen="seaLine" d={`M${at(THRESHOLD - JUMP)} 88v16M${at(THRESHOLD - JUMP)} 96H${gate - 6}m-10-8l10 8-10 8`} />
      <Lettering look="display" x={at(THRESHOLD - JUMP) + 2} y={80} size={30}>{`$${JUMP}`}</Lettering>
      <Lettering x={at(THRESHOLD - JUMP) - 8} y={80} size={sheet.letter} anchor="end">
        {label(0)}
      </Lettering>
      <Lettering look="display" x={gate + 22} y={98} size={44}>
        200
      </Lettering>
      <Lettering look="sea" x={gate + 22} y={128} size={sheet.letter}>
        {label(1)}
      </Lettering>
      <Rect pen="plate" x={12} y={354} width={WIDTH} height={PARCEL} />
      <Lettering look="soft" x={78} y={366} size={sheet.letter}>
        {label(2)}
      </Lettering>
    </>
  ),
}
