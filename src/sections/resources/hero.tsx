import { graphql } from "gatsby"
import { ChartDrawers } from "../../scenes/chart-drawers"
import { SceneHero } from "../scene-hero"

/** Heading and the cabinet of chart drawers. */
export const ResourcesHero = ({ hero }: { hero: Queries.ResourcesHeroFragment }) => (
  <SceneHero {...hero}>
    <ChartDrawers alt={hero.sceneAlt} />
  </SceneHero>
)

export const query = graphql`
  fragment ResourcesHero on ResourcesHero {
    title
    lead
    primary {
      ...Action
    }
    sceneAlt
    photo {
      ...Photo
    }
  }
`
