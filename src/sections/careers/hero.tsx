import { mailto } from "../../components/mailto"
import { useSite } from "../../site/use-site"
import { Berths } from "../../scenes/berths"
import { SceneHero } from "../scene-hero"

interface HeroProps {
  hero: Queries.SceneHeroFragment
  /** Given when there is no open role: then nothing may promise one. */
  none: Queries.CareersNoneFragment | null
}

/** Heading and the crew's quarters with the open berth; without an open role, the way to write to us. */
export const CareersHero = ({ hero, none }: HeroProps) => {
  const { email } = useSite()
  return none ? (
    <SceneHero {...hero} primary={{ label: none.action, href: mailto(email, none.subject) }} />
  ) : (
    <SceneHero {...hero}>
      <Berths alt={hero.sceneAlt} />
    </SceneHero>
  )
}
