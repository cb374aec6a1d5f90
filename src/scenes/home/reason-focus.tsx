import { boxes, range, round } from "../boxes"
import { Circle, Lettering, Path, Rect } from "../pens"
import { Scene } from "../scene"
import type { PlateProps } from "./plates"

/** The needle of a dial of radius 24 around (x, y): `share` 0 points left, 1 right. */
const needle = (x: number, y: number, share: number, length: number) => {
  const angle = Math.PI * (1 - share)
  return `M${x} ${y}L${round(x + Math.cos(angle) * length)} ${round(y - Math.sin(angle) * length)}`
}
const Dial = ({ x, y, share }: { x: number; y: number; share: number }) => (
  <>
    <Path pen="wash" d={`M${x - 27} ${y}a27 27 0 0 1 54 0z`} />
    <Path pen="outline" d={`M${x - 27} ${y}a27 27 0 0 1 54 0z`} />
    <Path pen="seaLine" d={needle(x, y, share, 20)} />
    <Circle pen="ink" cx={x} cy={y} r={3.5} />
  </>
)

/** Leads: a counter. */
const Counter = () => (
  <>
    <Path pen="plate" d={boxes([24, 18, 20, 24], [46, 18, 20, 24], [68, 18, 20, 24])} />
    {["0", "4", "8"].map((digit, index) => (
      <Lettering key={digit} look="display" x={34 + index * 22} y={36.5} size={18} anchor="middle">
        {digit}
      </Lettering>
    ))}
  </>
)

/** Revenue by source: three gauges filled to different marks. */
const Tubes = () => (
  <>
    <Path pen="plate" d={boxes(...range(4).map(tube => [273 + tube * 16, 12, 10, 34] as const))} />
    <Path
      pen="sea"
      d={boxes(...[22, 12, 28, 8].map((level, tube) => [273 + tube * 16, 46 - level, 10, level] as const))}
    />
  </>
)

/** Acquisition cost: a depth line that sinks. */
const Recorder = () => (
  <>
    <Rect pen="plate" x={22} y={86} width={76} height={34} />
    <Path pen="seaLine" d="M22 92L34 93L44 99L54 97L66 107L78 109L88 114" />
    <Circle pen="action" cx={88} cy={114} r={4} />
  </>
)

const PLACES = [
  [56, 62],
  [180, 62],
  [304, 62],
  [60, 138],
  [180, 138],
] as const

/**
 * The bridge panel: the five numbers that are steered by, each on its instrument. The sixth opening, for applause,
 * stays blind.
 */
export const FocusReason = ({ alt, labels }: PlateProps) => (
  <Scene viewBox="0 0 360 150" alt={alt}>
    <Rect pen="plate" x={0.5} y={0.5} width={359} height={149} />
    <Path pen="hair" d="M0.500 73H359.500M118 8V73M242 8V142M118 73V142" />
    <Counter />
    <Dial x={180} y={43} share={0.72} />
    <Tubes />
    <Recorder />
    <Dial x={180} y={119} share={0.86} />
    <Path pen="planned" d={`M254 84H348V138H254ZM254 84L348 138M348 84L254 138`} />
    {PLACES.map(([x, y], index) => (
      <Lettering key={index} look="soft" x={x} y={y + (index > 2 ? 1 : 3)} size={14} anchor="middle">
        {labels[index] ?? ""}
      </Lettering>
    ))}
  </Scene>
)
