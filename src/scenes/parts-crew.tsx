import { Circle, Path } from "./pens"

type BustProps = Record<"x" | "y", number> & Partial<Record<"size" | "drop", number>> & { open?: boolean }

/**
 * Head and shoulders, no face: `size` wide across the shoulders and cut off `drop` below them; (x, y) is the middle of
 * the head. `open`: their place is still free.
 */
export const Bust = ({ x, y, size = 56, drop = 40, open = false }: BustProps) => {
  const half = size / 2
  const top = y + Math.round(size * 0.3)
  const round = Math.round(size * 0.4)
  return (
    <>
      <Path
        pen={open ? "planned" : "plate"}
        d={`M${x - half} ${top + drop}V${top + round}A${half} ${round} 0 0 1 ${x + half} ${top + round}V${top + drop}Z`}
      />
      <Circle pen={open ? "planned" : "ink"} cx={x} cy={y} r={size / 4} />
    </>
  )
}
