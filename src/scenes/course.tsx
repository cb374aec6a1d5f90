import { range } from "./boxes"
import { Circle, Path } from "./pens"
import { Scene } from "./scene"

const contour = (i: number) =>
  `M-300 ${154 + 12 * i}C200 ${4 + 26 * i} 420 ${184 + 8 * i} 760 ${74 + 18 * i}S1240 ${14 + 30 * i} 1740 ${124 + 10 * i}`

const WAYPOINTS = [
  [72, 168],
  [404, 92],
  [736, 140],
  [1068, 52],
] as const

/**
 * The course plotted on a chart, the last waypoint in yellow.
 * @param legs how many waypoints it has, up to four
 */
export const Course = ({ alt, legs }: { alt: string; legs: number }) => {
  const points = WAYPOINTS.slice(0, Math.max(legs, 1))
  return (
    <Scene viewBox="0 0 1440 232" alt={alt}>
      <g opacity={0.64}>
        <Path pen="seaHair" d={range(7).map(contour).join("")} />
      </g>
      <Path
        pen="seaLine"
        d={`M-300 200${WAYPOINTS.map(([x, y]) => `L${x} ${y}`).join("")}L1740-40`}
        strokeDasharray="10 7"
      />
      <Path pen="guide" d={points.map(([x, y]) => `M${x} ${y + 22}V232`).join("")} />
      {points.map(([x, y], index) => (
        <g key={x}>
          <Path pen={index === points.length - 1 ? "action" : "plate"} d={`M${x} ${y - 15}l15 15-15 15-15-15z`} />
          <Circle pen={index === points.length - 1 ? "onSignal" : "ink"} cx={x} cy={y} r={4} />
        </g>
      ))}
    </Scene>
  )
}
