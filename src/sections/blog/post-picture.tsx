import { Box } from "@mui/material"
import { graphql } from "gatsby"
import { Photo } from "../../components/photo"
import { Picture } from "../../components/picture"
import { PostScene } from "../../scenes/post-scene"

/** A photograph is as wide as its place, and no higher than leaves room for words. */
const PHOTO = { display: "block", width: "100%", height: "auto", maxHeight: "36rem", objectFit: "cover" } as const

interface PostPictureProps {
  post: Queries.PostPictureFragment
  /** It is the picture of the page: in its first screen, and told to people who do not see it. */
  first?: boolean
}

/** Whether a post has a picture: its own photograph, a drawing, or its thumbnail. */
export const isPictured = ({ scene, thumbnail }: Queries.PostPictureFragment): boolean =>
  Boolean(scene?.photo ?? scene?.drawing ?? thumbnail)

/** The picture of a post: a photograph, its drawing, or its thumbnail. */
export const PostPicture = ({ post: { scene, thumbnail }, first = false }: PostPictureProps) => {
  const alt = first ? (scene?.alt ?? "") : ""
  if (scene?.photo)
    return (
      <Box sx={{ "& img": PHOTO }}>
        <Photo photo={scene.photo} alt={alt} sizes="(min-width: 60rem) 45vw, calc(100vw - 2rem)" first={first} />
      </Box>
    )
  const { drawing, labels } = scene ?? {}
  if (!drawing) return thumbnail && <Picture picture={thumbnail} alt={alt} inline={first} />
  return <PostScene scene={{ drawing, labels: labels ?? [] }} alt={alt} />
}

export const query = graphql`
  fragment PostPicture on BlogPost {
    thumbnail {
      ...Photo
    }
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
