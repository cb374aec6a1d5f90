import { letterMark } from "../theme/tokens"
import { range } from "./boxes"

/** The letter mark of the brand, in the colour of the text. */
export const LogoMark = () => (
  <svg viewBox="0 0 28 28" width={28} height={28} fill="currentColor" aria-hidden="true" focusable="false">
    <path d={letterMark} />
  </svg>
)

const STAR = "l2.200 4.800 5.200.6-3.900 3.500 1.100 5.100L{x} 12.200l-4.600 2.600 1.100-5.100L{left} 6.200l5.200-.6z"
const star = (index: number) => {
  const x = 8 + index * 17
  return `M${x} .8${STAR.replace("{x}", String(x)).replace("{left}", (x - 7.4).toFixed(1))}`
}

/** A rating of up to five stars, in the colour of the text; stars that are missing are faint. */
export const Stars = ({ rating, label }: { rating: number; label: string }) => {
  const full = Math.round(rating)
  return (
    <svg viewBox="0 0 84 16" width={84} height={16} fill="currentColor" role="img" aria-label={label} focusable="false">
      <path d={range(full).map(star).join("")} />
      {full < 5 && (
        <path
          opacity={0.25}
          d={range(5 - full)
            .map(index => star(full + index))
            .join("")}
        />
      )}
    </svg>
  )
}
