export type Box = readonly [x: number, y: number, width: number, height: number]

/** Path data of any number of rectangles: marks of one pen that do not overlap share one path. */
export const boxes = (...all: readonly Box[]) =>
  all.map(([x, y, width, height]) => `M${x} ${y}h${width}v${height}h${-width}z`).join("")

/** Path data of full circles of one radius around the given centres. */
export const dots = (radius: number, ...centres: readonly (readonly [x: number, y: number])[]) =>
  centres
    .map(
      ([x, y]) =>
        `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${radius * 2} 0a${radius} ${radius} 0 1 1 ${-radius * 2} 0z`,
    )
    .join("")

/** Rounds a computed coordinate, so that it costs few bytes. */
export const round = (value: number) => Math.round(value * 10) / 10

/** The numbers from 0 to `count - 1`. */
export const range = (count: number) => Array.from({ length: count }, (_, index) => index)
