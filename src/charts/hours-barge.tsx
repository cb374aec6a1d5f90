import { DrawingSvg } from "../theme/drawing-svg"
import { StackedBlocks, widthOfBlocks } from "./stacked-blocks"

/** The height of its deck. */
const DECK = 110

/** The class of the water that it lies in, which runs out of both sides. */
export const waterClass = "water"

interface HoursBargeProps {
  /** Hours that a plan has. */
  hours: number
  /** What it shows, for people who do not see it. */
  alt: string
}

/** A barge with a block for each hour; the last one is marked. */
export const HoursBarge = ({ hours, alt }: HoursBargeProps) => {
  const bow = 68 + widthOfBlocks(hours)
  const hull = `M12 ${DECK}H${bow - 24}Q${bow - 12} ${DECK} ${bow} 100Q${bow - 6} 140 ${bow - 30} 146H24Z`
  return (
    <DrawingSvg viewBox="0 20 360 152" alt={alt}>
      <g className={waterClass}>
        <path className="w" d="M-3000 128h8000v44h-8000z" />
        <path className="as" d="M-3000 128H5000" />
      </g>
      <StackedBlocks count={hours} x={36} bottom={DECK} marksLast />
      <path className="p" d={hull} />
      <path className="a" d={`M18 128H${bow - 10}Q${bow - 18} 144 ${bow - 30} 146H24Z`} />
      <path className="k" d={hull} />
    </DrawingSvg>
  )
}
