import { Path, Rect } from "./pens"

/** The product in every picture: a bottle, `height` tall, standing with its left foot at (x, y). */
export const Bottle = ({ x, y, height }: { x: number; y: number; height: number }) => {
  const u = height / 110
  return (
    <g transform={`translate(${x} ${y}) scale(${u})`}>
      <Path pen="sea" d="M0 0v-60q0-12 10-16v-16h20v16q10 4 10 16v60z" />
      <Rect pen="ink" x={8} y={-104} width={24} height={14} />
      <Rect pen="ground" y={-44} width={40} height={22} />
    </g>
  )
}

/** The jar beside the bottle: `width` wide, standing with its left foot at (x, y). */
export const Jar = ({ x, y, width }: { x: number; y: number; width: number }) => (
  <>
    <Rect pen="plate" x={x} y={y - width * 0.91} width={width} height={width * 0.91} />
    <Rect pen="sea" x={x - width * 0.045} y={y - width * 1.18} width={width * 1.09} height={width * 0.27} />
  </>
)

/** Lines of unreadable text: one bar for each width, `gap` apart. */
export const TextBars = ({
  x,
  y,
  widths,
  gap = 10,
  height = 4,
}: {
  x: number
  y: number
  widths: number[]
  gap?: number
  height?: number
}) => (
  <>
    {widths.map((width, index) => (
      <Rect key={index} pen="bar" x={x} y={y + index * gap} width={width} height={height} />
    ))}
  </>
)
