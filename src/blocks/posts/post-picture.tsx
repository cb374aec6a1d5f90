import { Picture } from "#components/picture"

interface PostPictureProps {
  post: Pick<Queries.PostEntryFragment, "picture" | "alt" | "thumbnail">
  /** Main picture of the page, with alt text. */
  isMain?: boolean
  /** Above the fold: loads with the page (`Picture`). */
  eager?: boolean
}

/** Returns whether a post has a picture or a thumbnail. */
export const hasPicture = ({
  picture,
  thumbnail,
}: Pick<Queries.PostEntryFragment, "picture" | "alt" | "thumbnail">): boolean => Boolean(picture ?? thumbnail)

/** The picture of a post, or its thumbnail. */
export const PostPicture = ({
  post: { picture, alt, thumbnail },
  isMain = false,
  eager = isMain,
}: PostPictureProps) => {
  const visiblePicture = picture ?? thumbnail
  return (
    visiblePicture && (
      <Picture
        picture={visiblePicture}
        alt={isMain && picture ? alt : ""}
        eager={eager}
        sizes="(min-width: 60rem) 45vw, calc(100vw - 2rem)"
      />
    )
  )
}
