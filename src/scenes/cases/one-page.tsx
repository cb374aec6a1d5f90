import { boxes, range, round } from "../boxes"
import { BottleFrame } from "../parts-products"
import { Path, Rect } from "../pens"
import { type CaseDrawingProps, CaseStage, countable, GROUND, Legend, ticksOf } from "./stage"

const TIME = { x: 290, length: 310 }
const SCREENS = 5
const RACK = { x: 656, columns: 20, width: 18, height: 50 }
const COINS = { before: 1080, after: 1180, width: 72, height: 196, coin: 12.8 }

/** A bottle of the rack, its left foot at its place: rows from the top, as one reads. */
const bottle = (index: number) => {
  const x = RACK.x + 3 + (index % RACK.columns) * RACK.width
  const y = 80 + (Math.floor(index / RACK.columns) + 1) * RACK.height
  return `M${x} ${y}h12v-22q0-4-3-6v-12h-6v12q-3 2-3 6z`
}
const bottles = (from: number, to: number) =>
  range(Math.max(0, to - from))
    .map(index => bottle(from + index))
    .join("")

/** A pile of coins, `height` high, as path data. */
const pile = (x: number, height: number) =>
  boxes([x, round(GROUND - height), COINS.width, height]) +
  range(Math.floor(height / COINS.coin))
    .map(coin => `M${x} ${round(GROUND - (coin + 1) * COINS.coin)}h${COINS.width}`)
    .join("")

/**
 * The third result is the time to pay: five screens in pencil and the one page that took their place, both as wide as
 * they take time. The first is a rack of a hundred carts as bottles, the second the order as two piles of coins.
 */
export const OnePage = ({ figures: [paid, order, time], alt }: CaseDrawingProps) => {
  const longest = Math.max(time.before, time.after)
  const at = (value: number) => round((value / longest) * TIME.length)
  const screen = Math.max(30, at(time.before) / SCREENS)
  const page = Math.max(60, at(time.after))
  const [before, after] = [countable(Math.min(paid.before, paid.after), 100), countable(paid.after, 100)]
  const worth = (value: number) => round((value / Math.max(order.before, order.after)) * COINS.height)
  return (
    <CaseStage
      alt={alt}
      legend={
        <>
          <Legend x={290} figure={time} was="planned" />
          <Legend x={656} figure={paid} was="wash" />
          <Legend x={COINS.before} figure={order} was="plate" />
        </>
      }
    >
      <Path
        pen="planned"
        d={`M24 ${GROUND}V150H218V${GROUND}M12 190L28 150H214L230 190Z${boxes([48, 220, 60, 110], [128, 220, 68, 60])}M88 276h8`}
      />
      <BottleFrame x={142} y={280} height={52} />

      <Path
        pen="planned"
        d={boxes(...range(SCREENS).map(index => [round(TIME.x + index * screen), 24, round(screen - 6), 116] as const))}
      />
      <Path
        pen="guide"
        d={range(SCREENS)
          .map(index => round(TIME.x + index * screen))
          .map(
            (x, index) =>
              `M${x + 8} 40h${round(screen - 24)}M${x + 8} 56h${round(screen - 34)}${index % 2 ? boxes([x + 8, 72, round(screen - 22), 22]) : boxes([x + 8, 70, 14, 14])}M${x + 8} 124h${round(screen - 22)}`,
          )
          .join("")}
      />
      <Path
        pen="outline"
        d={ticksOf(longest)
          .map(tick => `M${TIME.x + at(tick.at)} 150v${tick.long ? 12 : 6}`)
          .join("")}
      />
      <Path pen="outline" d={`M${TIME.x} 150h${TIME.length}`} />
      <Rect pen="sea" x={TIME.x} y={150} width={at(time.after)} height={8} />

      <g className="arrives">
        <Path pen="plate" d={boxes([TIME.x, 172, page, GROUND - 172])} />
        <Path pen="wash" d={boxes([TIME.x + 8, 182, page - 16, 42])} />
        <Path pen="bar" d={boxes([TIME.x + 8, 232, page - 34, 6], [TIME.x + 8, 246, page - 22, 6])} />
        <Path
          pen="outline"
          d={boxes(
            ...range(3).map(
              index => [round(TIME.x + 8 + index * ((page - 12) / 3)), 262, round((page - 24) / 3), 18] as const,
            ),
          )}
        />
        <Rect pen="action" x={TIME.x + 8} y={292} width={page - 16} height={26} />
        <Path pen="key" d={boxes([TIME.x, 172, page, GROUND - 172])} />
      </g>
      <Path pen="sea" d={`M${TIME.x + page / 2 - 8} 218v-14q0-3 3-5v-9h10v9q3 2 3 5v14z`} />

      <Path pen="plate" d={boxes([RACK.x - 6, 74, RACK.columns * RACK.width + 12, GROUND - 74])} />
      <Path pen="wash" d={bottles(0, before)} />
      <Path pen="sea" d={bottles(before, after)} />
      <Path pen="outline" d={bottles(0, 100)} />
      <Path
        pen="key"
        d={`${boxes([RACK.x - 6, 74, RACK.columns * RACK.width + 12, GROUND - 74])}${range(4)
          .map(row => `M${RACK.x - 6} ${130 + row * RACK.height}h${RACK.columns * RACK.width + 12}`)
          .join("")}`}
      />

      <Path pen="plate" d={pile(COINS.before, worth(order.before))} />
      <Path pen="sea" d={pile(COINS.after, worth(order.after))} />
      <Path pen="outline" d={pile(COINS.after, worth(order.after))} />
    </CaseStage>
  )
}
