import { Path, type Pen } from "./pens"

/** A five-pointed star, 14 wide, repeated `count` times to the right of (x, y), its upper left corner. */
export const Stars = ({ x, y, count = 5, pen = "sea" }: { x: number; y: number; count?: number; pen?: Pen }) => (
  <Path
    pen={pen}
    d={Array.from(
      { length: count },
      (_, index) => `M${x + 7 + index * 18} ${y}l2 5h5l-4 3.500 1.500 5-4.500-3-4.500 3 1.500-5-4-3.500h5z`,
    ).join("")}
  />
)

/** A map pin of radius `r` whose tip stands on (x, y). */
export const MapPin = ({ x, y, r, pen }: { x: number; y: number; r: number; pen: Pen }) => (
  <>
    <Path pen={pen} d={`M${x} ${y}L${x - r * 0.87} ${y - r * 1.5}A${r} ${r} 0 1 1 ${x + r * 0.87} ${y - r * 1.5}Z`} />
    <Path
      pen="plate"
      d={`M${x - r * 0.45} ${y - r * 2}a${r * 0.45} ${r * 0.45} 0 1 0 ${r * 0.9} 0a${r * 0.45} ${r * 0.45} 0 1 0-${r * 0.9} 0z`}
    />
  </>
)

const ribs = (x: number, y: number) => [9, 19.5, 30, 40.5, 51].map(rib => `M${x + rib} ${y - 25}h2v20h-2z`).join("")

interface ContainerProps {
  x: number
  y: number
  pen?: "plate" | "action" | "sea"
}

const ribPen = { plate: "bar", action: "onSignal", sea: "wash" } as const

/** A cargo container of 62x30 units standing with its left foot at (x, y): framed, or in the given solid pen. */
export const Container = ({ x, y, pen = "plate" }: ContainerProps) => (
  <>
    <Path pen={pen} d={`M${x} ${y}v-30h62v30z`} />
    <Path pen={ribPen[pen]} d={ribs(x, y)} />
  </>
)
