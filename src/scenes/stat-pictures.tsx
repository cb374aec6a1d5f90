import type { ReactNode } from "react"
import { type Box, boxes, dots, range, round } from "./boxes"
import { Circle, Path, Rect } from "./pens"
import { Scene } from "./scene"

const HEIGHT = 96

/** A hundred marks, as many filled as there are in a hundred. */
const Share = ({ amount }: { amount: number }) => {
  const at = (mark: number) => [round(6 + (mark % 20) * 12), 26 + Math.floor(mark / 20) * 14] as const
  return (
    <>
      <Path pen="sea" d={dots(4.2, ...range(Math.round(amount)).map(at))} />
      <Path pen="outline" d={dots(4.2, ...range(100).slice(Math.round(amount)).map(at))} />
    </>
  )
}

/** Before, and `amount` percent more, as lying bars. */
const Lift = ({ amount }: { amount: number }) => {
  const before = round((100 / (100 + amount)) * 234)
  return (
    <>
      <Rect pen="plate" x={1} y={24} width={before} height={24} />
      <Rect pen="sea" x={1} y={60} width={234} height={24} />
      <Path
        pen="outline"
        d={`${boxes([1, 60, 234, 24])}${range(Math.floor(234 / before))
          .map(index => `M${round(1 + before * (index + 1))} 60v24`)
          .join("")}M${before + 1} 48v12`}
      />
      <Circle pen="action" cx={235} cy={72} r={5} />
    </>
  )
}

/** As many containers as there are, 25 in a row. */
const Count = ({ amount }: { amount: number }) => {
  const place = (index: number): Box => [round((index % 25) * 9.5 + 1), 79 - Math.floor(index / 25) * 9, 9.5, 9]
  const all = range(Math.round(amount))
  return (
    <>
      <Path pen="sea" d={boxes(...all.filter(index => (index * 7 + Math.floor(index / 25)) % 5 < 2).map(place))} />
      <Path pen="outline" d={boxes(...all.map(place))} />
      <Path pen="key" d="M0 88H240" />
    </>
  )
}

const STAR = "l5.900 14.200 15.300 1.200-11.700 10 3.600 14.900-13.100-8-13.100 8 3.600-14.900-11.700-10 15.300-1.200z"

/** Five stars; the last one is filled as far as the rating goes. */
const Rating = ({ amount }: { amount: number }) => {
  const all = range(5)
    .map(index => `M${24 + index * 48} 34${STAR}`)
    .join("")
  return (
    <>
      <defs>
        <clipPath id="rating">
          <path d={all} />
        </clipPath>
      </defs>
      <g clipPath="url(#rating)">
        {range(5).map(index => (
          <Rect
            key={index}
            pen="sea"
            x={index * 48}
            y={30}
            width={round(3 + 42 * Math.max(0, Math.min(1, amount - index)))}
            height={48}
          />
        ))}
      </g>
      <Path pen="outline" d={all} />
    </>
  )
}

const pictures: Record<Queries.TestimonialStatIcon, (props: { amount: number }) => ReactNode> = {
  share: Share,
  lift: Lift,
  count: Count,
  rating: Rating,
}

/** A figure drawn to its scale. */
export const StatPicture = ({
  icon,
  amount,
  alt,
}: {
  icon: Queries.TestimonialStatIcon
  amount: number
  alt: string
}) => {
  const Picture = pictures[icon]
  return (
    <Scene viewBox={`0 0 240 ${HEIGHT}`} alt={alt}>
      <Picture amount={amount} />
    </Scene>
  )
}
