import { Box } from "@mui/material"
import { graphql } from "gatsby"
import { Photo } from "../../components/photo"
import { Sums } from "./sums"
import { PostScene } from "../../scenes/post-scene"

/** A photograph is as wide as its place, and no higher than leaves room for words. */
const PHOTO = { display: "block", width: "100%", height: "auto", maxHeight: "36rem", objectFit: "cover" } as const

interface PostPictureProps {
  post: Queries.PostPictureFragment
  /** It is the picture of the page: in its first screen, and told to people who do not see it. */
  first?: boolean
  /** Words of the fields for a reader's own numbers; without them the drawing has none. */
  labels?: Queries.BlogLabelsFragment
}

/** Whether a post has a picture: its own photograph, a drawing, or its symbol. */
export const isPictured = ({ scene, symbol }: Queries.PostPictureFragment): boolean =>
  Boolean(scene?.photo ?? scene?.drawing ?? symbol)

/** The picture of a post: a photograph, its drawing, or its symbol afloat. */
export const PostPicture = ({ post: { scene, symbol }, first = false, labels: words }: PostPictureProps) => {
  const alt = first ? (scene?.alt ?? "") : ""
  if (scene?.photo)
    return (
      <Box sx={{ "& img": PHOTO }}>
        <Photo photo={scene.photo} alt={alt} sizes="(min-width: 60rem) 45vw, calc(100vw - 2rem)" first={first} />
      </Box>
    )
  if (!isPictured({ scene, symbol })) return null
  const { drawing, labels, sums } = scene ?? {}
  const numbers = sums?.map(({ value }) => value)
  const scheme = drawing ? { drawing, labels: labels ?? [], numbers } : null
  const picture = <PostScene scene={scheme} symbol={symbol} alt={alt} />
  return scheme && sums && words ? (
    <Sums drawn={scheme} fields={sums} labels={words}>
      {picture}
    </Sums>
  ) : (
    picture
  )
}

export const query = graphql`
  fragment PostPicture on BlogPost {
    symbol
    scene {
      drawing
      alt
      labels
      sums {
        ...PostSum
      }
      photo {
        ...Photo
      }
    }
  }
`
