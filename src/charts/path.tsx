export type Rectangle = readonly [x: number, y: number, width: number, height: number]

/** Returns the path data of rectangles, which share one element. */
export const rectanglePath = (...rectangles: readonly Rectangle[]): string =>
  rectangles.map(([x, y, width, height]) => `M${x} ${y}h${width}v${height}h${-width}z`).join("")

/** Returns the path data of circles. */
export const circlePath = (radius: number, ...centers: readonly (readonly [x: number, y: number])[]): string =>
  centers
    .map(
      ([x, y]) =>
        `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${radius * 2} 0a${radius} ${radius} 0 1 1 ${-radius * 2} 0z`,
    )
    .join("")

/** Rounds a coordinate to one decimal, to save bytes. */
export const roundCoordinate = (value: number): number => Math.round(value * 10) / 10

/** Returns the numbers from 0 to `count - 1`. */
export const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index)

/** A path, unless its data is empty. */
export const OptionalPath = ({ className, d }: { className: string; d: string }) =>
  d && <path className={className} d={d} />
