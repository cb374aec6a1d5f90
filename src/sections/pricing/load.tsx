import { styled } from "@mui/material/styles"
import { graphql } from "gatsby"
import { Container } from "../../components/container"
import { Section } from "../../components/section"
import { SectionHead } from "../../components/section-head"
import { LoadShip } from "./load-ship"
import { scriptedAttribute } from "../../browser/behaviours"
import { toldOf } from "./told"

/** Without script nothing answers: the plans above say all of it. */
const Scripted = styled(Section)({
  paddingBottom: 0,
  overflow: "clip",
  "@media (scripting: none)": { display: "none" },
  // Who has loaded the ship prints its load, on one sheet; who has not prints the page without it.
  "@media print": {
    "&:not(:has([data-state=live]))": { display: "none" },
    "main:has(& [data-state=live]) > :not(&)": { display: "none !important" },
  },
})

interface PricingLoadProps {
  page: Queries.LoadSourceFragment
  services: readonly Queries.LoadOfferFragment[]
  /** Values of the contact form's field "Budget". */
  budgets: readonly string[]
}

/** Load your ship: services and hours as cargo, and what that comes to. */
export const PricingLoad = ({ page, services, budgets }: PricingLoadProps) => {
  const told = toldOf(page, services, budgets)
  return (
    told &&
    page.load && (
      <Scripted {...{ [scriptedAttribute]: "" }}>
        <Container>
          <SectionHead title={page.load.title} lead={page.load.lead} />
          <LoadShip {...told} />
        </Container>
      </Scripted>
    )
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
