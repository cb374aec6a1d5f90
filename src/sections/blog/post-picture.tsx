import { Box } from "@mui/material"
import { graphql } from "gatsby"
import { Photo } from "../../components/photo"
import { PostScene } from "../../scenes/post-scene"

/** A photograph is as wide as its place, and no higher than leaves room for words. */
const PHOTO = { display: "block", width: "100%", height: "auto", maxHeight: "36rem", objectFit: "cover" } as const

interface PostPictureProps {
  post: Queries.PostPictureFragment
  /** It is the picture of the page: in its first screen, and told to people who do not see it. */
  first?: boolean
}

/** Whether a post has a picture: its own photograph, a drawing, or its symbol. */
export const isPictured = ({ scene, symbol }: Queries.PostPictureFragment): boolean =>
  Boolean(scene?.photo ?? scene?.drawing ?? symbol)

/** The picture of a post: a photograph, its drawing, or its symbol afloat. */
export const PostPicture = ({ post: { scene, symbol }, first = false }: PostPictureProps) => {
  const alt = first ? (scene?.alt ?? "") : ""
  if (scene?.photo)
    return (
      <Box sx={{ "& img": PHOTO }}>
        <Photo photo={scene.photo} alt={alt} sizes="(min-width: 60rem) 45vw, calc(100vw - 2rem)" first={first} />
      </Box>
    )
  if (!isPictured({ scene, symbol })) return null
  const { drawing, labels } = scene ?? {}
  return <PostScene scene={drawing ? { drawing, labels: labels ?? [] } : null} symbol={symbol} alt={alt} />
}

export const query = graphql`
  fragment PostPicture on BlogPost {
    symbol
    scene {
      drawing
      alt
      labels
      photo {
        ...Photo
      }
    }
  }
`
