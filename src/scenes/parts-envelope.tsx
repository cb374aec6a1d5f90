import { Path, type Pen } from "./pens"

/** A closed envelope, `width` wide and 0.7 times as high, with its top left corner at (x, y). */
export const Envelope = ({ x, y, width, pen = "plate" }: { x: number; y: number; width: number; pen?: Pen }) => {
  const height = width * 0.7
  return (
    <>
      <Path pen={pen} d={`M${x} ${y}h${width}v${height}h${-width}z`} />
      <Path
        pen="outline"
        d={`M${x} ${y}h${width}v${height}h${-width}zl${width / 2} ${height * 0.55}l${width / 2} ${-height * 0.55}`}
      />
    </>
  )
}
