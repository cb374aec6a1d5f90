import { graphql } from "gatsby"
import { Photo } from "../components/photo"
import { BuiltScene } from "../scenes/built"

interface BuiltPictureProps {
  built: Queries.BuiltPictureFragment
  /** How wide a photograph is shown, as in the `sizes` of an image. */
  sizes: string
}

/** What was built for a client: a photograph, or drawn as itself. */
export const BuiltPicture = ({ built: { photo, drawing, labels, alt }, sizes }: BuiltPictureProps) =>
  photo ? (
    <Photo photo={photo} alt={alt} sizes={sizes} />
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
