import { InlineDrawing } from "#theme/drawing-svg"
import { OptionalPath, range, type Rectangle, rectanglePath, roundCoordinate } from "./path"

/** Start of the first week, and length of all weeks, in drawing units. */
const scale = { start: 2, length: 295.8 }

/** Returns the x of the end of a week. */
const xOf = (week: number, weeks: number): number => roundCoordinate(scale.start + (week / weeks) * scale.length)

/** Maximum weeks with a tick each, on a timeline and in a row. */
const MAX_TICKS = 28
const MAX_ROW_TICKS = 52

/** Returns the interval between numbered weeks. */
const numberInterval = (weeks: number): number => (weeks <= 8 ? 1 : weeks <= 14 ? 2 : 4 * Math.ceil(weeks / 28))

interface Tick {
  x: number
  height: number
}

/** Returns the path data of ticks on a line. Relative coordinates repeat, which compresses well. */
const tickPath = (ticks: readonly Tick[], y: number): string =>
  ticks
    .map(({ x, height }, index) => {
      const before = ticks[index - 1]
      return `${before ? `m${roundCoordinate(x - before.x)} ${before.height}` : `M${x} ${y}`}v${-height}`
    })
    .join("")

interface TimelineProps {
  weeks: number
  /** The marked span: from the end of week `from` to the end of week `to`. Weeks before it are dashed. */
  from: number
  to: number
  /** Accessible name. */
  alt: string
}

/** A timeline of weeks with ticks, numbers and a marked span. */
export const Timeline = ({ weeks, from, to, alt }: TimelineProps) => {
  const xAt = (week: number) => xOf(week, weeks)
  const interval = numberInterval(weeks)
  const hasNumber = (week: number) => week % interval === 0
  // Of many weeks, only numbered ones have ticks.
  const ticks = range(weeks + 1).filter(week => weeks <= MAX_TICKS || hasNumber(week) || week === weeks)
  return (
    <InlineDrawing viewBox="0 0 300 54" alt={alt}>
      <path className="key" d="M0 30H300" />
      <path
        className="outline"
        d={tickPath(
          ticks.map(week => ({ x: xAt(week), height: hasNumber(week) ? 8 : 4 })),
          30,
        )}
      />
      {ticks.filter(hasNumber).map(week => (
        <text
          key={week}
          className="soft"
          x={xAt(week)}
          y={48}
          textAnchor={week === 0 ? "start" : week === weeks ? "end" : "middle"}
          fontSize={14}
        >
          {week}
        </text>
      ))}
      {from > 0 && (
        <path className="planned" d={rectanglePath([scale.start, 6, roundCoordinate(xAt(from) - scale.start), 12])} />
      )}
      <path className="action" d={rectanglePath([xAt(from), 6, roundCoordinate(xAt(to) - xAt(from)), 12])} />
    </InlineDrawing>
  )
}

interface TimelineRowProps {
  weeks: number
  /** First and last filled week, from 1. */
  from: number
  to: number
  /** Highlighted week. Filled weeks before and after it differ in color. */
  launch: number
  /** Accessible name. Without it, the row is hidden from assistive technology. */
  alt?: string
}

const ROW_HEIGHT = 18

/** A cell for each week, aligned with a `Timeline` above. */
export const TimelineRow = ({ weeks, from, to, launch, alt }: TimelineRowProps) => {
  const xAt = (week: number) => xOf(week, weeks)
  const cell = (week: number): Rectangle => [xAt(week - 1), 1, roundCoordinate(scale.length / weeks), ROW_HEIGHT - 2]
  const filled = range(weeks + 1).filter(week => week > 0 && week >= from && week <= to)
  const ticks = range(weeks <= MAX_ROW_TICKS ? weeks + 1 : 0).map(week => ({ x: xAt(week), height: 5 }))
  const cellsPath = (cells: number[]) => rectanglePath(...cells.map(cell))
  return (
    <InlineDrawing viewBox={`0 0 300 ${ROW_HEIGHT}`} alt={alt}>
      <path className="hair" d={`M0 ${ROW_HEIGHT - 1}H300${tickPath(ticks, ROW_HEIGHT - 1)}`} />
      <OptionalPath className="plate" d={cellsPath(filled.filter(week => week < launch))} />
      <OptionalPath className="outline sea" d={cellsPath(filled.filter(week => week > launch))} />
      <OptionalPath className="action" d={cellsPath(filled.filter(week => week === launch))} />
    </InlineDrawing>
  )
}
