import { Typography } from "@mui/material"
import { styled } from "@mui/material/styles"
import { graphql } from "gatsby"
import { Section } from "../../components/section"
import { SectionHead } from "../../components/section-head"
import { SmartLink } from "../../components/smart-link"
import { TickList } from "../../components/tick-list"
import { Container } from "../../components/container"
import { fill } from "../../site/fill"
import { SymbolFigure } from "../../scenes/symbols"
import { space, stroke } from "../../theme/tokens"
import { underline } from "../../theme/underline"

/** Twelve berths on ruled lines: drawing, words and what is included, three to a row. */
const Berths = styled("ul")(({ theme }) => {
  const { yard } = theme.vars.palette
  return {
    display: "grid",
    gridTemplateColumns: "repeat(3, 1fr)",
    columnGap: "clamp(1.5rem, 4vw, 4rem)",
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
    "& p": { color: yard.inkSoft },
    "& > li:hover [data-more]": { textDecorationColor: yard.ink },
    "& [data-more]": { fontWeight: 600, ...underline(yard.signal), marginTop: space.s3 },
    [theme.breakpoints.down("md")]: { gridTemplateColumns: "1fr 1fr" },
    [theme.breakpoints.down("sm")]: { gridTemplateColumns: "1fr" },
  }
})

const CardLink = styled(SmartLink)({
  textDecoration: "none",
  "&::after": { content: '""', position: "absolute", inset: 0 },
})

interface CatalogueProps {
  catalogue: Queries.ServicesCatalogueFragment
  services: readonly Queries.ServiceCardFragment[]
}

/** Every service with its four features and the way to its page. */
export const ServicesCatalogue = ({ catalogue, services }: CatalogueProps) => (
  <Section>
    <Container>
      <SectionHead title={catalogue.title} lead={catalogue.lead} />
      <Berths>
        {services.map(({ name, card }) => (
          <li key={name}>
            <figure>
              <SymbolFigure name={card.icon} />
            </figure>
            <div>
              <Typography variant="h2">
                <CardLink href={card.href}>{card.title}</CardLink>
              </Typography>
              <Typography sx={{ marginTop: space.s2 }}>{card.description}</Typography>
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
        ))}
      </Berths>
    </Container>
  </Section>
)

export const query = graphql`
  fragment ServicesCatalogue on ServicesCatalogue {
    title
    lead
    more
  }
  fragment ServiceCard on Service {
    name
    card {
      icon
      title
      description
      features
      href
    }
  }
`
