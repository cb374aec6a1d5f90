import { boxes, range, round } from "./boxes"
import { Circle, Lettering, Path, Rect } from "./pens"
import { Scene } from "./scene"

interface WeekRulerProps {
  /** Length of the ruler. */
  weeks: number
  /** The launch window, marked yellow; the weeks before it are dashed. */
  from: number
  to: number
  alt: string
}

/** Up to this length every week has a tick. */
const LONG = 28

const RULER = { start: 2, length: 295.8 }

/** From here on only every second, then every fourth week and so on has its number. */
const numbersEvery = (weeks: number) => (weeks <= 8 ? 1 : weeks <= 14 ? 2 : 4 * Math.ceil(weeks / 28))

/** A ruler of weeks with the launch window marked on it. */
export const WeekRuler = ({ weeks, from, to, alt }: WeekRulerProps) => {
  const at = (week: number) => round(RULER.start + (week / weeks) * RULER.length)
  const every = numbersEvery(weeks)
  // Of a long ruler only the weeks with numbers have ticks.
  const all = range(weeks + 1).filter(week => weeks <= LONG || week % every === 0 || week === weeks)
  const tick = (week: number) => `M${at(week)} 30v${every > 1 && week % every ? -4 : -8}`
  return (
    <Scene viewBox="0 0 300 54" alt={alt}>
      <Path pen="key" d="M0 30H300" />
      <Path pen="outline" d={all.map(tick).join("")} />
      {all
        .filter(week => week % every === 0)
        .map(week => (
          <Lettering
            key={week}
            look="soft"
            x={at(week)}
            y={48}
            size={14}
            anchor={week === 0 ? "start" : week === weeks ? "end" : "middle"}
          >
            {week}
          </Lettering>
        ))}
      {from > 0 && <Rect pen="planned" x={RULER.start} y={6} width={round(at(from) - RULER.start)} height={12} />}
      <Rect pen="action" x={at(from)} y={6} width={round(at(to) - at(from))} height={12} />
    </Scene>
  )
}

export interface ComparisonProps {
  before: number
  after: number
  beforeLabel: string
  afterLabel: string
  alt: string
}

interface GrowthBarsProps extends ComparisonProps {
  /** Units that the lettering is high; the second bar makes room for the first one's label. */
  lettering?: number
}

/** Two standing bars to scale; lines across the second count how often the first goes into it. */
export const GrowthBars = ({ before, after, beforeLabel, afterLabel, alt, lettering = 14 }: GrowthBarsProps) => {
  const unit = 56 / Math.max(before, after)
  const [low, high] = [round(before * unit), round(after * unit)]
  const second = round(Math.max(84, 22 + beforeLabel.length * lettering * 0.5))
  const whole = Math.min(12, Math.ceil(after / before) - 1)
  return (
    <Scene viewBox="0 0 300 84" alt={alt}>
      <Rect pen="plate" x={4} y={60 - low} width={60} height={low} />
      <Rect pen="sea" x={second} y={60 - high} width={60} height={high} />
      <Path
        pen="outline"
        d={`${boxes([second, 60 - high, 60, high])}${range(whole)
          .map(line => `M${second} ${round(60 - (line + 1) * low)}h60`)
          .join("")}`}
      />
      <Path pen="key" d="M0 60H300" />
      <Lettering look="soft" x={4} y={78} size={lettering}>
        {beforeLabel}
      </Lettering>
      <Lettering look="soft" x={second} y={78} size={lettering}>
        {afterLabel}
      </Lettering>
    </Scene>
  )
}

/** Two lying bars to scale, for values that grow as for values that fall. A long first bar carries its label inside. */
export const LengthBars = ({ before, after, beforeLabel, afterLabel, alt }: ComparisonProps) => {
  const unit = 277 / Math.max(before, after)
  const [first, second] = [round(before * unit), round(after * unit)]
  return (
    <Scene viewBox="0 0 300 84" alt={alt}>
      <Rect pen="plate" x={0} y={6} width={first} height={20} />
      <Rect pen="sea" x={0} y={34} width={second} height={22} />
      <Path pen="outline" d={boxes([0, 34, second, 22])} />
      <Circle pen="action" cx={second} cy={45} r={4.5} />
      <Lettering look="soft" x={first > 150 ? 8 : first + 8} y={21} size={14}>
        {beforeLabel}
      </Lettering>
      <Lettering look="soft" x={0} y={78} size={14}>
        {afterLabel}
      </Lettering>
    </Scene>
  )
}

const HOURS = 8

/** A working week, a cell for each hour; the saved hours are filled, spread evenly over the days. */
export const HoursWeek = ({ saved, days, alt }: { saved: number; days: string[]; alt: string }) => {
  const share = (day: number) => Math.min(HOURS, Math.floor(saved / days.length) + (day < saved % days.length ? 1 : 0))
  const cells = (day: number, from: number, to: number) =>
    boxes(...range(to - from).map(hour => [4 + day * 50, 4 + (from + hour) * 7, 38, 7] as const))
  return (
    <Scene viewBox="0 0 260 84" alt={alt}>
      <Path pen="sea" d={days.map((_, day) => cells(day, 0, share(day))).join("")} />
      <Path pen="plate" d={days.map((_, day) => cells(day, share(day), HOURS)).join("")} />
      <Path pen="outline" d={days.map((_, day) => cells(day, 0, share(day))).join("")} />
      <Path pen="key" d="M0 60H260" />
      {days.map((day, index) => (
        <Lettering key={index} look="soft" x={23 + index * 50} y={78} size={14} anchor="middle">
          {day}
        </Lettering>
      ))}
    </Scene>
  )
}
