import { Bottle, Jar } from "../parts"
import { type Pen, Rect } from "../pens"

/** The sheet a symbol is drawn on: all of its 240x160. */
export const Blank = ({ pen = "plate" }: { pen?: Pen }) => <Rect pen={pen} x={0.5} y={0.5} width={239} height={159} />

/**
 * Bottle and jar side by side: the product in a symbol's pictures. The bottle is `height` tall, its left foot at (x,
 * y).
 */
export const Products = ({ x, y, height }: { x: number; y: number; height: number }) => {
  const u = height / 110
  return (
    <>
      <Bottle x={x} y={y} height={height} />
      <Jar x={x + 56 * u} y={y} width={44 * u} />
    </>
  )
}
