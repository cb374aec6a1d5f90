import { graphql } from "gatsby"
import { Soundings } from "../../scenes/soundings"
import { SceneHero } from "../scene-hero"

/** Heading, call to action, and the levels before and after being read off. */
export const TestimonialsHero = ({ hero }: { hero: Queries.TestimonialsHeroFragment }) => (
  <SceneHero {...hero}>
    <Soundings alt={hero.sceneAlt} />
  </SceneHero>
)

export const query = graphql`
  fragment TestimonialsHero on TestimonialsHero {
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
