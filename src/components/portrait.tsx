import { Photo } from "./photo"
import { thinVariant } from "./thin-variant"

const Avatar = thinVariant("MuiAvatar", "span")

/** Portrait of a person whose name stands beside it, so assistive technology passes over it. */
export const Portrait = ({
  photo,
  sizes,
  first = false,
}: {
  photo: Queries.PhotoFragment
  sizes: string
  /** It stands in the first screen. */
  first?: boolean
}) => (
  <Avatar data-portrait>
    <Photo photo={photo} alt="" sizes={sizes} first={first} />
  </Avatar>
)
