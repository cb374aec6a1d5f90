import { type JSX, useId } from "react"
import { InlineDrawing } from "#theme/drawing-svg"
import { circlePath, OptionalPath, range, type Rectangle, rectanglePath, roundCoordinate } from "./path"

interface AmountProps {
  amount: number
}

/** 100 dots, one filled for each percent. */
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

/** Minimum distance of lines, in drawing units. */
const MIN_LINE_GAP = 4

/** A bar, and one that is `amount` percent longer. Lines across mark multiples of the first. */
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

/** Maximum number of blocks. */
const MAX_BLOCKS = 225

/** A block for each unit, or for every n; 25 in a row, about two of five filled. */
const Count = ({ amount }: AmountProps) => {
  const blocks = range(Math.round(amount / Math.max(1, Math.ceil(amount / MAX_BLOCKS))))
  const boxOf = (block: number): Rectangle => [
    roundCoordinate((block % 25) * 9.5 + 1),
    79 - Math.floor(block / 25) * 9,
    9.5,
    9,
  ]
  return (
    <>
      <OptionalPath
        className="sea"
        d={rectanglePath(...blocks.filter(block => (block * 7 + Math.floor(block / 25)) % 5 < 2).map(boxOf))}
      />
      <OptionalPath className="outline" d={rectanglePath(...blocks.map(boxOf))} />
      <path className="key" d="M0 88H240" />
    </>
  )
}

const STAR = "l5.9 14.2 15.3 1.2-11.7 10 3.6 14.9-13.1-8-13.1 8 3.6-14.9-11.7-10 15.3-1.2z"

/** Five stars, filled from the left by the rating. */
const Rating = ({ amount }: AmountProps) => {
  const id = useId()
  const stars = range(5).map(star => `M${24 + star * 48} 34${STAR}`)
  const filled = range(5).map((star): Rectangle => [
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
  /** Unit of the amount: `share` in percent, `lift` in percent more, `count`, `rating` out of five stars. */
  kind: string
  amount: number
  /** Accessible name. */
  alt: string
}

/** A key figure as a chart, which is to scale. */
export const StatisticChart = ({ kind, amount, alt }: StatisticChartProps) => {
  const Chart = kinds[kind] ?? Count
  return (
    <InlineDrawing viewBox="0 0 240 96" alt={alt}>
      <Chart amount={amount} />
    </InlineDrawing>
  )
}
