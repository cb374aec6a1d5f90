import { boxes, dots, range, round } from "../boxes"
import { Circle, Lettering, Path, Rect } from "../pens"
import { type CaseDrawingProps, CaseStage, type Figure, GROUND, Legend } from "./stage"

const PIPE = { top: 282, bottom: 306 }
const DIAL = { y: 146, radius: 108 }
const SWEEP = (Math.PI * 3) / 2
const TANK = { x: 832, width: 150, top: 40, foot: 262 }

/** The end of a scale that holds `value`: a 1, 2, 4 or 6 with zeros. */
const scaleFor = (value: number) => {
  const unit = 10 ** Math.floor(Math.log10(Math.max(value, 1e-6)))
  return unit * ([1, 2, 4, 6, 10].find(step => step * unit >= value) ?? 10)
}

/**
 * Where `share` of a dial's sweep lies at `radius` from its centre (x, DIAL.y): from the lower left over the top to the
 * lower right.
 */
const point = (x: number, share: number, radius: number) => {
  const angle = SWEEP * share - SWEEP / 2
  return `${round(x + Math.sin(angle) * radius)} ${round(DIAL.y - Math.cos(angle) * radius)}`
}

/** A dial with two needles: in pencil what was, in ink what is; the sea arc runs up to it. */
const Dial = ({ x, figure: { before, after } }: { x: number; figure: Figure }) => {
  const end = scaleFor(Math.max(before, after))
  const share = after / end
  return (
    <>
      <Path pen="outline" d={boxes([x - 14, DIAL.y + DIAL.radius, 28, PIPE.top - DIAL.y - DIAL.radius])} />
      <Circle pen="plate" cx={x} cy={DIAL.y} r={DIAL.radius} />
      <Path
        pen="sea"
        d={`M${point(x, 0, 92)}A92 92 0 ${share * SWEEP > Math.PI ? 1 : 0} 1 ${point(x, share, 92)}L${point(x, share, 76)}A76 76 0 ${share * SWEEP > Math.PI ? 1 : 0} 0 ${point(x, 0, 76)}Z`}
      />
      <Path
        pen="outline"
        d={range(21)
          .map(tick => `M${point(x, tick / 20, 92)}L${point(x, tick / 20, tick % 5 ? 84 : 72)}`)
          .join("")}
      />
      <Path pen="planned" d={`M${x} ${DIAL.y}L${point(x, before / end, 92)}`} />
      <Path pen="seaLine" d={`M${x} ${DIAL.y}L${point(x, share, 76)}`} />
      <Circle pen="ink" cx={x} cy={DIAL.y} r={9} />
      <Lettering look="soft" x={x} y={DIAL.y + 82} size={26} anchor="middle">
        {end}
      </Lettering>
      <circle className="k" cx={x} cy={DIAL.y} r={DIAL.radius} />
    </>
  )
}

/** A valve on the pipe, its middle at `x`: body with two flanges, stem and wheel. */
const valve = (x: number) =>
  `M${x - 44} ${PIPE.top - 6}L${x + 44} ${PIPE.bottom + 6}V${PIPE.top - 6}L${x - 44} ${PIPE.bottom + 6}Z${boxes([x - 52, PIPE.top - 8, 8, 40], [x + 44, PIPE.top - 8, 8, 40])}M${x} ${PIPE.top + 12}V224M${x - 34} 224H${x + 34}`

/**
 * An instrument board, as the client makes them: two dials for the second and the third result, a tank whose level is
 * the first. On the left a retired valve in pencil, on the right its successor.
 */
export const ControlBoard = ({ figures: [requests, load, calls], alt }: CaseDrawingProps) => {
  const end = scaleFor(Math.max(requests.before, requests.after))
  const level = (value: number) => round(TANK.foot - (value / end) * (TANK.foot - TANK.top))
  const flanges = [276, 540, 556, 800].map(x => boxes([x, PIPE.top - 8, 8, 40])).join("")
  return (
    <CaseStage
      alt={alt}
      legend={
        <>
          <Legend x={290} figure={load} was="planned" />
          <Legend x={560} figure={calls} was="planned" />
          <Legend x={800} figure={requests} was="planned" />
        </>
      }
    >
      <Path pen="plate" d={boxes([-900, PIPE.top, 3100, PIPE.bottom - PIPE.top])} />
      <Path pen="hair" d={`M-900 ${PIPE.top + 7}H2200`} />
      <Rect pen="ground" x={90} y={PIPE.top - 10} width={104} height={44} />
      <Path pen="planned" d={valve(142)} />
      <Path pen="guide" d="M142 206Q142 176 172 176H236M226 168l10 8l-10 8" />

      <Dial x={404} figure={load} />
      <Dial x={674} figure={calls} />

      <Path
        pen="plate"
        d={boxes(
          [TANK.x, TANK.top, TANK.width, TANK.foot - TANK.top],
          [TANK.x + 61, TANK.foot, 28, PIPE.top - TANK.foot],
        )}
      />
      <g className="rises">
        <Rect
          pen="sea"
          x={TANK.x}
          y={level(requests.after)}
          width={TANK.width}
          height={TANK.foot - level(requests.after)}
        />
      </g>
      <Path
        pen="outline"
        d={range(11)
          .map(tick => `M${TANK.x} ${round(TANK.foot - (tick * (TANK.foot - TANK.top)) / 10)}h${tick % 5 ? 12 : 24}`)
          .join("")}
      />
      <Path pen="planned" d={`M${TANK.x - 10} ${level(requests.before)}H${TANK.x + TANK.width + 22}`} />
      <Path pen="key" d={boxes([TANK.x, TANK.top, TANK.width, TANK.foot - TANK.top])} />
      <Path
        pen="plate"
        d={
          flanges +
          boxes([404 - 26, PIPE.top - 8, 52, 40], [674 - 26, PIPE.top - 8, 52, 40], [TANK.x + 49, PIPE.top - 8, 52, 40])
        }
      />
      <Path
        pen="ink"
        d={dots(
          3,
          ...[404, 674, TANK.x + 75].flatMap(
            x =>
              [
                [x - 18, PIPE.top],
                [x + 18, PIPE.top],
                [x - 18, PIPE.bottom],
                [x + 18, PIPE.bottom],
              ] as const,
          ),
        )}
      />

      <Path pen="sea" d={valve(1130)} />
      <Path pen="key" d={valve(1130)} />
      <Path pen="plate" d={boxes([1196, 150, 84, 100])} />
      <Path pen="bar" d={boxes([1206, 164, 44, 6], [1206, 180, 60, 5], [1206, 196, 52, 5], [1206, 212, 60, 5])} />
      <Rect pen="action" x={1206} y={226} width={64} height={16} />
      <Path
        pen="outline"
        d={`M1222 250V${PIPE.top}M1254 250V${PIPE.top}M20 ${PIPE.bottom}V${GROUND}M60 ${PIPE.bottom}V${GROUND}M244 ${PIPE.bottom}V${GROUND}M1020 ${PIPE.bottom}V${GROUND}M1060 ${PIPE.bottom}V${GROUND}M1276 ${PIPE.bottom}V${GROUND}`}
      />
    </CaseStage>
  )
}
