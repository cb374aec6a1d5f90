import { graphql } from "gatsby"
import { SceneHero } from "../scene-hero"
import { Fleet } from "../../scenes/fleet"

/** Heading, call to action and the fleet of twelve. */
export const ServicesHero = ({ hero }: { hero: Queries.ServicesHeroFragment }) => (
  <SceneHero {...hero}>
    <Fleet alt={hero.sceneAlt} />
  </SceneHero>
)

export const query = graphql`
  fragment ServicesHero on ServicesHero {
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
