import Avatar from "@mui/material/Avatar"
import { Photo } from "./photo"

/** Returns the initials of the first and last name. */
const initialsOf = (name: string): string => {
  const [first = "", ...others] = name.split(/\s+/).filter(word => /^\p{L}/u.test(word))
  return [first, others.at(-1) ?? ""].map(word => [...word][0] ?? "").join("")
}

interface PortraitProps {
  /** Name of the person; its initials replace a missing picture. */
  name: string
  picture: Queries.PictureFragment | null
  sizes: string
  /** Above the fold: loads eagerly. */
  eager?: boolean
}

/** Portrait of a person, hidden from assistive technology: the name is beside it. */
export const Portrait = ({ name, picture, sizes, eager = false }: PortraitProps) => (
  <Avatar component="span" data-portrait {...(!picture && { "aria-hidden": true })}>
    {picture ? (
      <Photo picture={picture} alt="" sizes={sizes} eager={eager} />
    ) : (
      <svg viewBox="0 0 100 100">
        <text x={50} y={64} textAnchor="middle">
          {initialsOf(name)}
        </text>
      </svg>
    )}
  </Avatar>
)
