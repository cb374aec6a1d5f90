import { letterMark } from "../theme/tokens"
import { Path } from "./pens"
import { Scene } from "./scene"

/** The letter mark of the brand, in the colour of the text. */
export const LogoMark = () => (
  <svg viewBox="0 0 28 28" width={28} height={28} fill="currentColor" aria-hidden="true">
    <path d={letterMark} />
  </svg>
)

const STAR = "l2.2 4.8 5.2.6-3.9 3.5 1.1 5.1-4.6-2.6-4.6 2.6 1.1-5.1-3.9-3.5 5.2-.6z"
/** So many stars in a row, from this one on: one shape again and again, which is small when it is packed. */
const stars = (first: number, count: number) => `M${8 + first * 17} .8${Array<string>(count).fill(STAR).join("m17 0")}`

interface StarsProps {
  rating: number
  label: string
  className?: string
}

/** A rating of up to five stars; stars that are missing are faint. */
export const Stars = ({ rating, label, className }: StarsProps) => {
  const full = Math.round(rating)
  return (
    <Scene viewBox="0 0 84 16" alt={label} className={className}>
      {full > 0 && <Path pen="ink" d={stars(0, full)} />}
      {full < 5 && <Path pen="bar" d={stars(full, 5 - full)} />}
    </Scene>
  )
}
