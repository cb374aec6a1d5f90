import { graphql } from "gatsby"
import { SignalFlags } from "../../scenes/signal-flags"
import { SceneHero } from "../scene-hero"

/** Heading, and two vessels that ask and answer by flags. */
export const FaqHero = ({ hero: { title, lead, sceneAlt } }: { hero: Queries.FaqHeroFragment }) => (
  <SceneHero title={title} lead={lead}>
    <SignalFlags alt={sceneAlt} />
  </SceneHero>
)

export const query = graphql`
  fragment FaqHero on FaqPageHero {
    title
    lead
    sceneAlt
  }
`
