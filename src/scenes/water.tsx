import { Path, Rect } from "./pens"

/**
 * One wave line of `count` waves from (x, y) to the right. Every wave is 36 units long.
 * The path repeats with `t`, so its length costs few bytes.
 */
export const Waves = ({ x, y, count }: { x: number; y: number; count: number }) => (
  <Path pen="seaLine" d={`M${x} ${y}q9-4 18 0t18 0${"t18 0t18 0".repeat(count - 1)}`} />
)

type EarthProps = { id: string } & Record<"left" | "right" | "top" | "bottom", number>

/** Hatched earth between `left` and `right`, with its heavy upper edge. The hatch is one pattern a drawing. */
export const Earth = ({ id, left, right, top, bottom }: EarthProps) => (
  <>
    <defs>
      <pattern id={id} width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <Path pen="guide" d="M0 0V9" opacity={0.6} />
      </pattern>
    </defs>
    <Rect pen="ground" x={left} y={top} width={right - left} height={bottom - top} />
    <rect x={left} y={top} width={right - left} height={bottom - top} fill={`url(#${id})`} />
    <Path pen="key" d={`M${left} ${top}H${right}V${bottom}`} />
  </>
)
