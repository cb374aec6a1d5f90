import { Typography } from "@mui/material"
import { styled } from "@mui/material/styles"
import { graphql } from "gatsby"
import type { ReactNode } from "react"
import { Section } from "../../components/section"
import { SectionHead } from "../../components/section-head"
import { SmartLink } from "../../components/smart-link"
import { TickList } from "../../components/tick-list"
import { Container } from "../../components/container"
import { Unbroken } from "../../components/unbroken"
import { fill } from "../../site/fill"
import { rangeOf } from "../../site/range"
import { inParts } from "../../site/in-parts"
import { useSite } from "../../site/use-site"
import { Delivered } from "../../render/drawings"
import { SymbolFigure } from "../../scenes/symbols"
import { space, stroke, typeScale } from "../../theme/tokens"
import { underline } from "../../theme/underline"

/** Berths on ruled lines: drawing, words and what is included, four to a row. */
const Berths = styled("ul")(({ theme }) => {
  const { yard } = theme.vars.palette
  return {
    display: "grid",
    gridTemplateColumns: "repeat(4, 1fr)",
    columnGap: "clamp(1.25rem, 2.6vw, 2.75rem)",
    borderTop: `${stroke.draw} solid ${yard.ink}`,
    "& > li": {
      position: "relative",
      display: "grid",
      gridTemplateRows: "auto auto 1fr auto",
      gap: space.s3,
      paddingBlock: `${space.s5} ${space.s6}`,
      borderBottom: `1px solid ${yard.line}`,
    },
    "& figure": { maxWidth: "15rem", marginBottom: space.s2 },
    "& p": { color: yard.inkSoft, marginTop: space.s2 },
    "& [data-weeks]": { fontSize: typeScale.small, fontWeight: 600, color: yard.ink },
    "& > li:hover [data-more]": { textDecorationColor: yard.ink },
    "& [data-more]": { fontWeight: 600, ...underline(yard.signal), marginTop: space.s3 },
    [theme.breakpoints.down("lg")]: { gridTemplateColumns: "1fr 1fr" },
    // On phones a row each: the features stand on the service's own page.
    [theme.breakpoints.down("sm")]: {
      gridTemplateColumns: "1fr",
      "& > li": { gridTemplate: "auto / 6rem 1fr", columnGap: space.s4, paddingBlock: space.s4 },
      "& figure": { margin: 0 },
      "& > li > ul, & [data-more]": { display: "none" },
    },
  }
})

const Part = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `0 ${space.s5}`,
  paddingBottom: space.s3,
  "ul + &": { paddingTop: space.s7 },
})

const CardLink = styled(SmartLink)({
  textDecoration: "none",
  "&::after": { content: '""', position: "absolute", inset: 0 },
})

interface CatalogueProps {
  catalogue: Queries.ServicesCatalogueFragment
  services: readonly Queries.ServiceCardFragment[]
}

/** Only the first part may reach into the first screen: the drawings of the others come when they are near. */
const DeliveryOf = ({ first, children }: { first: boolean; children: ReactNode }) =>
  first ? children : <Delivered as="file">{children}</Delivered>

type Card = Queries.ServiceCardFragment

/** From the shortest package of a service to the longest, in weeks. */
const weeksOf = ({ packages }: Card): string | undefined => {
  const all = packages?.items.flatMap(({ weeksFrom, weeksTo }) => [weeksFrom, weeksTo]) ?? []
  return all.length > 0 ? rangeOf(Math.min(...all), Math.max(...all)) : undefined
}

/** Every service with its weeks, its features and the way to its page, in the parts that the page names. */
export const ServicesCatalogue = ({ catalogue, services }: CatalogueProps) => {
  const { labels } = useSite()
  const { parts, others } = inParts(services, catalogue.groups ?? [])

  const berths = (some: readonly Card[]) => (
    <Berths>
      {some.map(service => {
        const { name, card } = service
        const weeks = weeksOf(service)
        return (
          <li key={name}>
            <figure>
              <SymbolFigure name={card.icon} />
            </figure>
            <div>
              <Typography variant="h2" component={parts.length > 0 ? "h4" : "h3"}>
                <CardLink href={card.href}>{card.title}</CardLink>
              </Typography>
              {weeks && (
                <p data-weeks>
                  <Unbroken large>{fill(labels.typicalTimeline, { weeks })}</Unbroken>
                </p>
              )}
              <p>
                <Unbroken large>{card.description}</Unbroken>
              </p>
            </div>
            <TickList>
              {card.features.map(feature => (
                <li key={feature}>{feature}</li>
              ))}
            </TickList>
            <span data-more aria-hidden="true">
              {fill(catalogue.more, { name })}
            </span>
          </li>
        )
      })}
    </Berths>
  )

  return (
    <Section>
      <Container>
        <SectionHead title={catalogue.title} lead={catalogue.lead} />
        {parts.map(({ group, title, text, items }, index) => (
          <DeliveryOf key={group} first={index === 0}>
            <Part>
              <Typography variant="h2">{title}</Typography>
              <Typography sx={{ color: "text.secondary" }}>{text}</Typography>
            </Part>
            {berths(items)}
          </DeliveryOf>
        ))}
        {others.length > 0 && berths(others)}
      </Container>
    </Section>
  )
}

export const query = graphql`
  fragment ServicesCatalogue on ServicesCatalogue {
    title
    lead
    more
    groups {
      group
      title
      text
    }
  }
  fragment ServiceCard on Service {
    name
    packages {
      items {
        weeksFrom
        weeksTo
      }
    }
    card {
      group
      icon
      title
      description
      features
      href
    }
  }
`
