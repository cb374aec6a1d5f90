import { InlineDrawing } from "#theme/drawing-svg"
import { OptionalPath } from "./optional-path"
import { type Box, range, rectanglePath, roundCoordinate } from "./path"

/** Where the first week begins, and how long all of them are. */
const SCALE = { start: 2, length: 295.8 }

/** The place of the end of a week. */
const placeOf = (week: number, weeks: number): number => roundCoordinate(SCALE.start + (week / weeks) * SCALE.length)

/** Up to this many weeks each has a tick, and in a row, which has no numbers. */
const TICKS = 28
const ROW_TICKS = 52

/** How many weeks there are from one number to the next. */
const stepOf = (weeks: number): number => (weeks <= 8 ? 1 : weeks <= 14 ? 2 : 4 * Math.ceil(weeks / 28))

interface Tick {
  x: number
  height: number
}

/** Path data of ticks on a line. Each is told from the one before it: nearly the same again and again packs well. */
const pathOf = (ticks: readonly Tick[], y: number): string =>
  ticks
    .map(({ x, height }, index) => {
      const before = ticks[index - 1]
      return `${before ? `m${roundCoordinate(x - before.x)} ${before.height}` : `M${x} ${y}`}v${-height}`
    })
    .join("")

interface TimelineProps {
  /** How many weeks there are. */
  weeks: number
  /** What is marked on it, from the end of one week to the end of another; the weeks before it are dashed. */
  from: number
  to: number
  /** What it shows, for people who do not see it. */
  alt: string
}

/** Weeks with ticks and numbers, and a span marked on them. */
export const Timeline = ({ weeks, from, to, alt }: TimelineProps) => {
  const at = (week: number) => placeOf(week, weeks)
  const step = stepOf(weeks)
  const hasNumber = (week: number) => week % step === 0
  // Of many weeks only those with numbers have ticks.
  const ticks = range(weeks + 1).filter(week => weeks <= TICKS || hasNumber(week) || week === weeks)
  return (
    <InlineDrawing viewBox="0 0 300 54" alt={alt}>
      <path className="key" d="M0 30H300" />
      <path
        className="outline"
        d={pathOf(
          ticks.map(week => ({ x: at(week), height: hasNumber(week) ? 8 : 4 })),
          30,
        )}
      />
      {ticks.filter(hasNumber).map(week => (
        <text
          key={week}
          className="soft"
          x={at(week)}
          y={48}
          textAnchor={week === 0 ? "start" : week === weeks ? "end" : "middle"}
          fontSize={14}
        >
          {week}
        </text>
      ))}
      {from > 0 && (
        <path className="planned" d={rectanglePath([SCALE.start, 6, roundCoordinate(at(from) - SCALE.start), 12])} />
      )}
      <path className="action" d={rectanglePath([at(from), 6, roundCoordinate(at(to) - at(from)), 12])} />
    </InlineDrawing>
  )
}

interface TimelineRowProps {
  /** How many weeks there are. */
  weeks: number
  /** First and last week that is filled, from 1. */
  from: number
  to: number
  /** The week that is marked: what is filled before it has another color than what is filled after it. */
  launch: number
  /** What it shows, for people who do not see it; left out where words beside it say so. */
  alt?: string
}

const HEIGHT = 18

/** A cell for each week, on the scale of a `Timeline` above it. */
export const TimelineRow = ({ weeks, from, to, launch, alt }: TimelineRowProps) => {
  const at = (week: number) => placeOf(week, weeks)
  const cell = (week: number): Box => [at(week - 1), 1, roundCoordinate(SCALE.length / weeks), HEIGHT - 2]
  const filled = range(weeks + 1).filter(week => week > 0 && week >= from && week <= to)
  const ticks = range(weeks <= ROW_TICKS ? weeks + 1 : 0).map(week => ({ x: at(week), height: 5 }))
  const cells = (some: number[]) => rectanglePath(...some.map(cell))
  return (
    <InlineDrawing viewBox={`0 0 300 ${HEIGHT}`} alt={alt}>
      <path className="hair" d={`M0 ${HEIGHT - 1}H300${pathOf(ticks, HEIGHT - 1)}`} />
      <OptionalPath className="plate" d={cells(filled.filter(week => week < launch))} />
      <OptionalPath className="outline sea" d={cells(filled.filter(week => week > launch))} />
      <OptionalPath className="action" d={cells(filled.filter(week => week === launch))} />
    </InlineDrawing>
  )
}
