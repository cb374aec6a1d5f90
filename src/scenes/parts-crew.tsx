import { Circle, Path } from "./pens"

/**
 * Head and shoulders, no face: `size` wide across the shoulders and cut off `drop` below them; (x, y) is the middle of
 * the head.
 */
export const Bust = ({ x, y, size = 56, drop = 40 }: { x: number; y: number; size?: number; drop?: number }) => {
  const half = size / 2
  const top = y + Math.round(size * 0.3)
  const round = Math.round(size * 0.4)
  return (
    <>
      <Path
        pen="plate"
        d={`M${x - half} ${top + drop}V${top + round}A${half} ${round} 0 0 1 ${x + half} ${top + round}V${top + drop}Z`}
      />
      <Circle pen="ink" cx={x} cy={y} r={size / 4} />
    </>
  )
}
