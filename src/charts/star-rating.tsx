import { InlineDrawing } from "#theme/drawing-svg"
import { OptionalPath } from "./path"

const STAR = "l2.2 4.8 5.2.6-3.9 3.5 1.1 5.1-4.6-2.6-4.6 2.6 1.1-5.1-3.9-3.5 5.2-.6z"

/** Returns the path data of stars in a row. Repeated data compresses well. */
const starsPath = (first: number, count: number): string =>
  count > 0 ? `M${8 + first * 17} .8${Array<string>(count).fill(STAR).join("m17 0")}` : ""

interface StarRatingProps {
  /** Stars out of five, rounded. */
  rating: number
  /** Accessible name. */
  alt: string
}

/** Five stars in a row; stars above the rating are faint. */
export const StarRating = ({ rating, alt }: StarRatingProps) => {
  const full = Math.min(5, Math.round(rating))
  return (
    <InlineDrawing viewBox="0 0 84 16" alt={alt}>
      <OptionalPath className="ink" d={starsPath(0, full)} />
      <OptionalPath className="bar" d={starsPath(full, 5 - full)} />
    </InlineDrawing>
  )
}
