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

const WIDTH = 320
const HEIGHT = 18

/** A cell for every week of a project, on one scale: built, the week of the launch, live. */
export const WeekCells = ({ weeks, from, to, launch, alt }: WeekCellsProps) => {
  const cell = (week: number): Box => [round(((week - 1) / weeks) * WIDTH), 1, round(WIDTH / weeks), HEIGHT - 2]
  const all = range(weeks).map(index => index + 1)
  const filled = all.filter(week => week >= from && week <= to)
  const draw = (chosen: number[]) => boxes(...chosen.map(cell))
  return (
    <Scene viewBox={`0 0 ${WIDTH} ${HEIGHT}`} alt={alt}>
      <Path pen="hair" d={`M0 ${HEIGHT - 1}H${WIDTH}${all.map(week => `M${cell(week)[0]} ${HEIGHT - 1}v-5`).join("")}M${WIDTH} ${HEIGHT - 1}v-5`} />
      <Path pen="plate" d={draw(filled.filter(week => week < launch))} />
      <Path pen="sea" d={draw(filled.filter(week => week > launch))} />
      <Path pen="outline" d={draw(filled.filter(week => week > launch))} />
      <Path pen="action" d={draw(filled.filter(week => week === launch))} />
    </Scene>
  )
}
