import { mailto } from "../../components/mailto"
import { useSite } from "../../site/use-site"
import { Hero } from "../hero"

interface HeroProps {
  hero: Queries.HeroFragment
  /** Given when there is no open role: then nothing may promise one. */
  none: Queries.CareersNoneFragment | null
}

/** Heading and picture; without an open role, no picture that promises one, but the way to write to us. */
export const CareersHero = ({ hero, none }: HeroProps) => {
  const { email } = useSite()
  return none ? (
    <Hero {...hero} primary={{ label: none.action, href: mailto(email, none.subject) }} picture={undefined} />
  ) : (
    <Hero {...hero} />
  )
}
