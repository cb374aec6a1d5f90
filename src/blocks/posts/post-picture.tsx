import { Picture } from "#components/picture"

interface PostPictureProps {
  post: Pick<Queries.PostEntryFragment, "picture" | "alt" | "thumbnail">
  /** It is the picture of the page, and told to people who do not see it. */
  isMain?: boolean
  /** It stands in the first screen. */
  inline?: boolean
}

/** Whether a post has a picture: its own, or its thumbnail. */
export const hasPicture = ({
  picture,
  thumbnail,
}: Pick<Queries.PostEntryFragment, "picture" | "alt" | "thumbnail">): boolean => Boolean(picture ?? thumbnail)

/** The picture of a post: its own, or its thumbnail. */
export const PostPicture = ({
  post: { picture, alt, thumbnail },
  isMain = false,
  inline = isMain,
}: PostPictureProps) => {
  const shown = picture ?? thumbnail
  return (
    shown && (
      <Picture
        picture={shown}
        alt={isMain && picture ? alt : ""}
        inline={inline}
        sizes="(min-width: 60rem) 45vw, calc(100vw - 2rem)"
      />
    )
  )
}
