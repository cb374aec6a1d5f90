import { type Box, boxes, range, round } from "./boxes"
import { Path } from "./pens"
import { Scene } from "./scene"

interface WeekCellsProps {
  /** Cells in all. */
  weeks: number
  /** First and last week that is filled, from 1. */
  from: number
  to: number
  /** The week that went live: yellow. What lies before it is built, what lies after it is live. */
  launch: number
  alt?: string
}

/** The same scale as `WeekRuler`, so that cells under a ruler meet its ticks. */
const RULER = { start: 2, length: 295.8 }
const HEIGHT = 18
/** Up to this length every week has a tick. */
const LONG = 52

/** A cell for every week of a project, on one scale: built, the week of the launch, live. */
export const WeekCells = ({ weeks, from, to, launch, alt }: WeekCellsProps) => {
  const at = (week: number) => round(RULER.start + (week / weeks) * RULER.length)
  const cell = (week: number): Box => [at(week - 1), 1, round(RULER.length / weeks), HEIGHT - 2]
  const all = range(weeks).map(index => index + 1)
  const filled = all.filter(week => week >= from && week <= to)
  const draw = (chosen: number[]) => boxes(...chosen.map(cell))
  return (
    <Scene viewBox={`0 0 300 ${HEIGHT}`} alt={alt}>
      <Path
        pen="hair"
        d={`M0 ${HEIGHT - 1}H300${range(weeks <= LONG ? weeks + 1 : 0)
          .map(week => `M${at(week)} ${HEIGHT - 1}v-5`)
          .join("")}`}
      />
      <Path pen="plate" d={draw(filled.filter(week => week < launch))} />
      <Path pen="sea" d={draw(filled.filter(week => week > launch))} />
      <Path pen="outline" d={draw(filled.filter(week => week > launch))} />
      <Path pen="action" d={draw(filled.filter(week => week === launch))} />
    </Scene>
  )
}
