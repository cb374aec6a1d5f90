import { graphql } from "gatsby"
import { SignalFlags, signalsExtent } from "../../scenes/signal-flags"
import { SceneHero } from "../scene-hero"

/** Heading, and two vessels that ask and answer by flags. */
export const FaqHero = ({ hero }: { hero: Queries.FaqHeroFragment }) => (
  <SceneHero {...hero} narrow={signalsExtent}>
    <SignalFlags alt={hero.sceneAlt} />
  </SceneHero>
)

export const query = graphql`
  fragment FaqHero on FaqPageHero {
    title
    lead
    drawing
    sceneAlt
    photo {
      ...Photo
    }
  }
`
