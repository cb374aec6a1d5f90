import { graphql } from "gatsby"
import { LogBook } from "../../scenes/log-book"
import { SceneHero } from "../scene-hero"

/** Heading and the logbook open on the chart table. */
export const BlogHero = ({ hero }: { hero: Queries.BlogHeroFragment }) => (
  <SceneHero {...hero}>
    <LogBook alt={hero.sceneAlt} />
  </SceneHero>
)

export const query = graphql`
  fragment BlogHero on BlogHero {
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
