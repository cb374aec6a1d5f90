import { graphql } from "gatsby"
import { Manifest } from "../../scenes/manifest"
import { SceneHero } from "../scene-hero"

/** Heading, the way to the featured cases, and the quay where cargo is checked against its manifest. */
export const CaseStudiesHero = ({ hero }: { hero: Queries.CaseStudiesHeroFragment }) => (
  <SceneHero {...hero}>
    <Manifest alt={hero.sceneAlt} />
  </SceneHero>
)

export const query = graphql`
  fragment CaseStudiesHero on CaseStudiesHero {
    title
    lead
    primary {
      ...Action
    }
    secondary {
      ...Action
    }
    sceneAlt
  }
`
