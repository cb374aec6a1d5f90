import { graphql } from "gatsby"
import { WideFigure } from "../components/wide-figure"
import { WidePhoto } from "../components/wide-photo"
import { CaseScene, type CaseSceneProps } from "../scenes/cases"

interface CasePictureProps extends Pick<CaseSceneProps, "results"> {
  scene: Queries.CaseSceneFragment
  /** It stands in the first screen. */
  first?: boolean
}

/** The picture of a case, from side to side: a photograph, or its drawing to the scale of its results. */
export const CasePicture = ({ scene: { photo, drawing, alt }, results, first = false }: CasePictureProps) => {
  if (photo) return <WidePhoto photo={photo} alt={alt} first={first} />
  return (
    drawing && (
      <WideFigure>
        <CaseScene scene={{ drawing, alt }} results={results} />
      </WideFigure>
    )
  )
}

export const query = graphql`
  fragment CaseScene on CaseScene {
    drawing
    alt
    photo {
      ...Photo
    }
  }
`
