import { Box } from "@mui/material"
import { graphql } from "gatsby"
import { Photo } from "../components/photo"
import { BuiltScene } from "../scenes/built"
import { stroke } from "../theme/tokens"

interface BuiltPictureProps {
  built: Queries.BuiltPictureFragment
  /** How wide a photograph is shown, as in the `sizes` of an image. */
  sizes: string
}

/** Whether there is a picture of what was built. */
export const isPictured = ({ photo, drawing }: Queries.BuiltPictureFragment): boolean => Boolean(photo ?? drawing)

/** What was built for a client: a photograph, or drawn as itself. */
export const BuiltPicture = ({ built: { photo, drawing, labels, alt }, sizes }: BuiltPictureProps) =>
  photo ? (
    <Box sx={{ "& img": { display: "block", width: "100%", height: "auto", border: `${stroke.key} solid` } }}>
      <Photo photo={photo} alt={alt} sizes={sizes} />
    </Box>
  ) : (
    drawing && <BuiltScene drawing={drawing} labels={labels ?? []} alt={alt} />
  )

export const query = graphql`
  fragment BuiltPicture on CaseBuilt {
    drawing
    labels
    alt
    photo {
      ...Photo
    }
  }
`
