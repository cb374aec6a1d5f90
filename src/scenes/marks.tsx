import { letterMark } from "../theme/tokens"

/** The letter mark of the brand, in the colour of the text. */
export const LogoMark = () => (
  <svg viewBox="0 0 28 28" width={28} height={28} fill="currentColor" aria-hidden="true" focusable="false">
    <path d={letterMark} />
  </svg>
)

const STAR = "l2.2 4.8 5.2.6-3.9 3.5 1.1 5.1-4.6-2.6-4.6 2.6 1.1-5.1-3.9-3.5 5.2-.6z"
/** So many stars in a row, from this one on: one shape again and again, which is small when it is packed. */
const stars = (first: number, count: number) => `M${8 + first * 17} .8${Array<string>(count).fill(STAR).join("m17 0")}`

/** A rating of up to five stars, in the colour of the text; stars that are missing are faint. */
export const Stars = ({ rating, label }: { rating: number; label: string }) => {
  const full = Math.round(rating)
  return (
    <svg viewBox="0 0 84 16" width={84} height={16} fill="currentColor" role="img" aria-label={label} focusable="false">
      <path d={stars(0, full)} />
      {full < 5 && <path opacity={0.25} d={stars(full, 5 - full)} />}
    </svg>
  )
}
