import { InlineDrawing } from "#theme/drawing-svg"
import { range, rectanglePath, roundCoordinate } from "./path"

interface Comparison {
  /** Quantities in the same unit: only their ratio is rendered. */
  before: number
  after: number
  beforeLabel: string
  afterLabel: string
  /** Accessible name. */
  alt: string
}

interface ComparisonBarsProps extends Comparison {
  /** `growth`: vertical bars; `length`: horizontal bars. */
  kind: string
  /** Font size of the labels in drawing units; the chart is 300 wide. Default: 14. */
  labelSize?: number
}

/** Returns the lengths of both bars, scaled to the longest. */
const lengths = ({ before, after }: Comparison, longest: number): [number, number] => {
  const unit = longest / (Math.max(before, after) || 1)
  return [roundCoordinate(before * unit), roundCoordinate(after * unit)]
}

/** Maximum number of lines across the second bar. */
const MAX_LINES = 12

const VerticalBars = ({ labelSize = 14, ...comparison }: ComparisonBarsProps) => {
  const { before, after, beforeLabel, afterLabel } = comparison
  const [firstHeight, secondHeight] = lengths(comparison, 56)
  // Leaves space for the label of the first bar.
  const secondX = roundCoordinate(Math.max(84, 22 + beforeLabel.length * labelSize * 0.5))
  const lines = before > 0 ? Math.max(0, Math.min(MAX_LINES, Math.ceil(after / before) - 1)) : 0
  return (
    <>
      <path className="plate" d={rectanglePath([4, 60 - firstHeight, 60, firstHeight])} />
      <path
        className="outline sea"
        d={`${rectanglePath([secondX, 60 - secondHeight, 60, secondHeight])}${range(lines)
          .map(line => `M${secondX} ${roundCoordinate(60 - (line + 1) * firstHeight)}h60`)
          .join("")}`}
      />
      <path className="key" d="M0 60H300" />
      <text className="soft" x={4} y={78} fontSize={labelSize}>
        {beforeLabel}
      </text>
      <text className="soft" x={secondX} y={78} fontSize={labelSize}>
        {afterLabel}
      </text>
    </>
  )
}

const HorizontalBars = ({ labelSize = 14, ...comparison }: ComparisonBarsProps) => {
  const { beforeLabel, afterLabel } = comparison
  const [firstLength, secondLength] = lengths(comparison, 277)
  return (
    <>
      <path className="plate" d={rectanglePath([0, 6, firstLength, 20])} />
      <path className="outline sea" d={rectanglePath([0, 34, secondLength, 22])} />
      <circle className="action" cx={secondLength} cy={45} r={4.5} />
      {/* The label of a long first bar is inside. */}
      <text className="soft" x={firstLength > 150 ? 8 : firstLength + 8} y={21} fontSize={labelSize}>
        {beforeLabel}
      </text>
      <text className="soft" x={0} y={78} fontSize={labelSize}>
        {afterLabel}
      </text>
    </>
  )
}

/** Before and after as two bars to scale. Lines across a vertical second bar mark multiples of the first. */
export const ComparisonBars = (props: ComparisonBarsProps) => (
  <InlineDrawing viewBox="0 0 300 84" alt={props.alt}>
    {props.kind === "growth" ? <VerticalBars {...props} /> : <HorizontalBars {...props} />}
  </InlineDrawing>
)
