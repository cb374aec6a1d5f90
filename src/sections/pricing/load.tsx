import { styled } from "@mui/material/styles"
import { graphql } from "gatsby"
import { Container } from "../../components/container"
import { Section } from "../../components/section"
import { SectionHead } from "../../components/section-head"
import { LoadShip } from "./load-ship"
import { scriptedAttribute } from "../../browser/behaviours"
import type { Plan, Told } from "../../browser/load/load"

/** Without script nothing answers: the plans above say all of it. */
const Scripted = styled(Section)({
  paddingBottom: 0,
  overflow: "clip",
  "@media (scripting: none), print": { display: "none" },
})

interface PricingLoadProps {
  load: Queries.ShipLoadFragment
  plans: readonly Plan[]
  project: Told["project"] | undefined
  services: readonly Queries.LoadOfferFragment[]
}

/** Load your ship: services and hours as cargo, and what that comes to. */
export const PricingLoad = ({ load: { title, lead, ...words }, plans, project, services }: PricingLoadProps) => {
  const offers = services.flatMap(({ slug, name, packages }) =>
    packages
      ? [{ slug, name, packages: packages.items.map(({ name, weeksFrom, weeksTo }) => ({ name, weeksFrom, weeksTo })) }]
      : [],
  )
  return (
    <Scripted {...{ [scriptedAttribute]: "" }}>
      <Container>
        <SectionHead title={title} lead={lead} />
        <LoadShip
          offers={offers}
          plans={plans.map(({ name, hours, price }) => ({ name, hours, price }))}
          project={project ? { title: project.title, price: project.price } : null}
          words={words}
        />
      </Container>
    </Scripted>
  )
}

export const query = graphql`
  fragment LoadOffer on Service {
    slug
    name
    packages {
      items {
        name
        weeksFrom
        weeksTo
      }
    }
  }
`
