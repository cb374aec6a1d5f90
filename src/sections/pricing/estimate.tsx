import Box from "@mui/material/Box"
import { styled } from "@mui/material/styles"
import { graphql } from "gatsby"
import { Container } from "../../components/container"
import { List, ListItem } from "../../components/list"
import { Section } from "../../components/section"
import { SectionHead } from "../../components/section-head"
import Typography from "@mui/material/Typography"
import { Unbroken } from "../../components/unbroken"
import { type EstimateData, packageText } from "../../site/estimate"
import { fill } from "../../site/fill"
import { estimateData } from "./estimate-data"
import { Estimator } from "./estimator.island"

/** Who has made an estimate prints it, on one sheet; who has not prints the page without it. */
const Root = styled(Section)({
  paddingBottom: 0,
  overflow: "clip",
  "@media print": {
    "&:not(:has([data-state=live]))": { display: "none" },
    "main:has(& [data-state=live]) > :not(&)": { display: "none !important" },
  },
})

/** Nothing answers without script: the list of prices stands in its place. */
const SCRIPTED = { "@media (scripting: none)": { display: "none" } }

/** What can be chosen, and what it costs. */
const PriceList = ({ offers, plans, project, words }: EstimateData) => (
  <List dividers="below" spacing={1} template={{ sm: 2, lg: 3 }} columnSpacing={3}>
    {offers.flatMap(({ slug, name, packages }) =>
      packages.map(one => (
        <ListItem key={slug + one.name}>
          <Unbroken>{packageText(name, one, words)}</Unbroken>
        </ListItem>
      )),
    )}
    {project && (
      <ListItem>
        {project.title}: {project.price}. {words.projectNote}
      </ListItem>
    )}
    {plans.map(({ name, hours, price }) => (
      <ListItem key={name}>
        {words.plan.label}: {price}. {fill(words.plan.note, { plan: name, hours })}
      </ListItem>
    ))}
  </List>
)

interface PricingEstimateProps {
  page: Queries.EstimateSourceFragment
  services: readonly Queries.EstimateOfferFragment[]
  /** Values of the contact form's field "Budget". */
  budgets: readonly string[]
}

/** Services and hours, and what they come to. */
export const PricingEstimate = ({ page, services, budgets }: PricingEstimateProps) => {
  const data = estimateData(page, services, budgets)
  return (
    data &&
    page.estimator && (
      <Root>
        <Container>
          <SectionHead title={page.estimator.title}>
            <Typography sx={SCRIPTED}>{page.estimator.lead}</Typography>
          </SectionHead>
          <Box sx={SCRIPTED}>
            <Estimator {...data} />
          </Box>
          <noscript>
            <PriceList {...data} />
          </noscript>
        </Container>
      </Root>
    )
  )
}

export const query = graphql`
  fragment EstimateOffer on Service {
    slug
    name
    packages {
      name
      weeksFrom
      weeksTo
    }
  }
  fragment EstimateSource on PricingPage {
    plans {
      name
      hours
      price
      budget
    }
    project {
      title
      price
    }
    estimator {
      ...Estimator
    }
  }
  fragment Estimator on Estimator {
    title
    lead
    services
    package
    option
    hours
    time {
      label
      several
      value
      note
    }
    projectNote
    projectsNote
    plan {
      label
      note
    }
    empty
    action
    summary {
      title
      package
      change
    }
  }
`
