import { type Box, boxes, range, round } from "../boxes"
import { Lettering, Path, Place, Rect } from "../pens"
import { Dashboard } from "../symbols/systems"
import { Waves } from "../water"
import { type CaseDrawingProps, CaseStage, countable, GROUND, Legend } from "./stage"

const STAIR = { x: 290, width: 440, height: 210 }
const WALL = { x: 796, brick: 22 }
const COLUMNS = 10
const REPORT = 150

/** A brick of the wall, from the foot up, each row from the left. */
const brick = (index: number, share = 1): Box => [
  WALL.x + (index % COLUMNS) * WALL.brick,
  GROUND - (Math.floor(index / COLUMNS) + 1) * WALL.brick,
  round(WALL.brick * share),
  WALL.brick,
]
/** The bricks of a percentage; the last one may be a part of a brick. */
const bricks = (from: number, to: number): Box[] =>
  range(Math.ceil(to) - Math.floor(from)).map(step => {
    const index = Math.floor(from) + step
    const [x, y, width, height] = brick(index)
    const [start, end] = [Math.max(0, from - index), Math.min(1, to - index)]
    return [round(x + width * start), y, round(width * (end - start)), height]
  })

const flag = (index: number): Box => [1126, 96 + index * 42, 46, 30]

/**
 * A stair with a step for each day to the first report: the report that stood at its head, in pencil, stands on today's
 * step. Beside it a wall of a hundred trials, with those that pay.
 */
export const FirstReport = ({ figures: [paying, days], alt }: CaseDrawingProps) => {
  const steps = countable(Math.max(days.before, 1), 12)
  const [run, rise] = [round(STAIR.width / steps), round(STAIR.height / steps)]
  const day = Math.min(Math.max(days.after, 1), steps)
  const [x, y] = [round(STAIR.x + (day - 1) * run), round(GROUND - day * rise)]
  const share = [Math.min(paying.before, paying.after, 100), Math.min(paying.after, 100)] as const
  return (
    <CaseStage
      alt={alt}
      legend={
        <>
          <Legend x={290} figure={days} was="planned" />
          <Legend x={780} figure={paying} was="wash" />
        </>
      }
    >
      <Rect pen="wash" x={-900} y={310} width={1164} height={92} />
      {[20, 104, 188].map(boat => (
        <g key={boat}>
          <Path
            pen="plate"
            d={`M${boat} 298H${boat + 56}L${boat + 48} 320H${boat + 8}ZM${boat + 26} 292V244L${boat + 50} 292Z`}
          />
          <Path pen="outline" d={`M${boat + 26} 298V240`} />
        </g>
      ))}
      <Waves x={-924} y={310} count={33} />
      <Path pen="key" d={`M264 ${GROUND}V402`} />

      <Path
        pen="planned"
        d={`M${STAIR.x} ${GROUND}${range(steps)
          .map(() => `v${-rise}h${run}`)
          .join("")}V${GROUND}`}
      />
      <Path
        pen="guide"
        d={range(steps - 1)
          .map(step => `M${round(STAIR.x + (step + 1) * run)} ${GROUND}v${round(-(step + 1) * rise)}`)
          .join("")}
      />
      {range(steps).map(step => (
        <Lettering
          key={step}
          look="soft"
          x={round(STAIR.x + (step + 0.5) * run)}
          y={GROUND - 10}
          size={26}
          anchor="middle"
        >
          {step + 1}
        </Lettering>
      ))}
      <Path pen="planned" d={boxes([STAIR.x + STAIR.width - 126, GROUND - STAIR.height - 84, 126, 84])} />
      <Path pen="guide" d={`M${STAIR.x + STAIR.width - 112} ${GROUND - STAIR.height - 16}l30-20l24 8l40-36`} />
      <Path pen="plate" d={boxes([x, y, run, round(GROUND - y)])} />
      <Lettering look="display" x={round(x + run / 2)} y={GROUND - 10} size={26} anchor="middle">
        {days.after}
      </Lettering>
      <g className="arrives">
        <Place x={x} y={round(y - (REPORT * 2) / 3)} width={REPORT}>
          <Dashboard />
        </Place>
      </g>

      <Path pen="plate" d={boxes([WALL.x, GROUND - 220, 220, 220])} />
      <Path pen="wash" d={boxes(...bricks(0, share[0]))} />
      <Path pen="sea" d={boxes(...bricks(share[0], share[1]))} />
      <Path
        pen="outline"
        d={`M${WALL.x} ${GROUND}v-220h220v220${range(9)
          .map(
            row =>
              `M${WALL.x} ${GROUND - (row + 1) * WALL.brick}h220M${WALL.x + (row + 1) * WALL.brick} ${GROUND}v-220`,
          )
          .join("")}`}
      />

      <Path pen="key" d={`M1118 ${GROUND}V66M1100 ${GROUND}H1136`} />
      <Path pen="plate" d={boxes(...range(5).map(flag))} />
      <Path
        pen="outline"
        d={range(5)
          .map(flag)
          .map(([left, top]) => `M${left} ${top}l23 16l23-16`)
          .join("")}
      />
    </CaseStage>
  )
}
