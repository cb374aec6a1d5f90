import { InlineDrawing } from "#theme/drawing-svg"
import { OptionalPath, range, type Rectangle, rectanglePath } from "./path"

/** Working hours of a day. */
const HOURS_PER_DAY = 8

interface WeekGridProps {
  /** Filled hours of the week: an integer, spread evenly over the days. */
  filled: number
  /** Abbreviated names of the days. */
  days: readonly string[]
  /** Accessible name. */
  alt: string
}

/** A working week with a cell for each hour. */
export const WeekGrid = ({ filled, days, alt }: WeekGridProps) => {
  const filledOn = (day: number) =>
    Math.min(HOURS_PER_DAY, Math.floor(filled / days.length) + (day < filled % days.length ? 1 : 0))
  const cells = (day: number, from: number, to: number) =>
    rectanglePath(...range(to - from).map((hour): Rectangle => [4 + day * 50, 4 + (from + hour) * 7, 38, 7]))
  return (
    <InlineDrawing viewBox="0 0 260 84" alt={alt}>
      <OptionalPath className="plate" d={days.map((_, day) => cells(day, filledOn(day), HOURS_PER_DAY)).join("")} />
      <OptionalPath className="outline sea" d={days.map((_, day) => cells(day, 0, filledOn(day))).join("")} />
      <path className="key" d="M0 60H260" />
      {days.map((day, index) => (
        <text key={index} className="soft" x={23 + index * 50} y={78} textAnchor="middle" fontSize={14}>
          {day}
        </text>
      ))}
    </InlineDrawing>
  )
}
