import { type JSX, useId } from "react"
import { InlineDrawing } from "#theme/drawing-svg"
import { OptionalPath } from "./optional-path"
import { type Box, circlePath, range, rectanglePath, roundCoordinate } from "./path"

interface AmountProps {
  amount: number
}

/** A hundred dots, as many of them filled as there are in a hundred. */
const Share = ({ amount }: AmountProps) => {
  const filled = Math.min(100, Math.round(amount))
  const centers = range(100).map(dot => [6 + (dot % 20) * 12, 26 + Math.floor(dot / 20) * 14] as const)
  return (
    <>
      <OptionalPath className="sea" d={circlePath(4.2, ...centers.slice(0, filled))} />
      <OptionalPath className="outline" d={circlePath(4.2, ...centers.slice(filled))} />
    </>
  )
}

/** Lines that are closer together than so many units cannot be told apart. */
const MIN_LINE_GAP = 4

/** A bar, and one that is so many percent longer; lines across that count how often the first goes into it. */
const Lift = ({ amount }: AmountProps) => {
  const before = roundCoordinate((100 / (100 + amount)) * 234)
  const lines = range(before < MIN_LINE_GAP ? 0 : Math.floor(234 / before))
  return (
    <>
      <path className="plate" d={rectanglePath([1, 24, before, 24])} />
      <path
        className="outline sea"
        d={`${rectanglePath([1, 60, 234, 24])}${lines
          .map(line => `M${roundCoordinate(1 + before * (line + 1))} 60v24`)
          .join("")}M${before + 1} 48v12`}
      />
      <circle className="action" cx={235} cy={72} r={5} />
    </>
  )
}

/** Blocks that there is room for. */
const BLOCKS = 225

/** A block for each, 25 in a row, or for every two, three and so on where there are more; about two of five filled. */
const Count = ({ amount }: AmountProps) => {
  const blocks = range(Math.round(amount / Math.max(1, Math.ceil(amount / BLOCKS))))
  const place = (block: number): Box => [
    roundCoordinate((block % 25) * 9.5 + 1),
    79 - Math.floor(block / 25) * 9,
    9.5,
    9,
  ]
  return (
    <>
      <OptionalPath
        className="sea"
        d={rectanglePath(...blocks.filter(block => (block * 7 + Math.floor(block / 25)) % 5 < 2).map(place))}
      />
      <OptionalPath className="outline" d={rectanglePath(...blocks.map(place))} />
      <path className="key" d="M0 88H240" />
    </>
  )
}

const STAR = "l5.9 14.2 15.3 1.2-11.7 10 3.6 14.9-13.1-8-13.1 8 3.6-14.9-11.7-10 15.3-1.2z"

/** Five stars, filled from the left as far as the rating goes. */
const Rating = ({ amount }: AmountProps) => {
  const id = useId()
  const stars = range(5).map(star => `M${24 + star * 48} 34${STAR}`)
  const filled = range(5).map((star): Box => [
    star * 48,
    30,
    roundCoordinate(3 + 42 * Math.max(0, Math.min(1, amount - star))),
    48,
  ])
  return (
    <>
      <clipPath id={id}>
        <path d={stars.join("")} />
      </clipPath>
      <path className="sea" clipPath={`url(#${id})`} d={rectanglePath(...filled)} />
      <path className="outline" d={stars.join("")} />
    </>
  )
}

const kinds: Record<string, (props: AmountProps) => JSX.Element> = {
  share: Share,
  lift: Lift,
  count: Count,
  rating: Rating,
}

interface StatisticChartProps {
  /** What the amount is: a share in percent, so many percent more, a number of things, stars out of five. */
  kind: string
  amount: number
  /** What it shows, for people who do not see it. */
  alt: string
}

/** One figure to scale. */
export const StatisticChart = ({ kind, amount, alt }: StatisticChartProps) => {
  const Chart = kinds[kind] ?? Count
  return (
    <InlineDrawing viewBox="0 0 240 96" alt={alt}>
      <Chart amount={amount} />
    </InlineDrawing>
  )
}
