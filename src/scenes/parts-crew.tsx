import { Circle, Path } from "./pens"

/** Head and shoulders, no face: `size` wide across the shoulders, cut off `drop` below the top of the shoulders; (x, y) is the middle of the head. */
export const Bust = ({ x, y, size = 48, drop = 40 }: { x: number; y: number; size?: number; drop?: number }) => {
  const half = size / 2
  const top = y + size * 0.36
  return (
    <>
      <Path pen="plate" d={`M${x - half} ${top + drop}V${top + half}A${half} ${half} 0 0 1 ${x + half} ${top + half}V${top + drop}Z`} />
      <Circle pen="ink" cx={x} cy={y} r={size * 0.27} />
    </>
  )
}
