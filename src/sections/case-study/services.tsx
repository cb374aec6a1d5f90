import { graphql } from "gatsby"
import { Link } from "../../components/link"
import { List, ListItem } from "../../components/list"
import { Section } from "../../components/section"
import { Unbroken } from "../../components/unbroken"
import { Container } from "../../components/container"
import { Typography } from "../../components/typography"
import { SymbolFigure } from "../../scenes/symbols"

interface ServicesProps {
  title: string
  services: readonly Queries.CaseStudyServiceFragment[]
}

/** The services that were used, and the way to them. */
export const CaseStudyServices = ({ title, services }: ServicesProps) => (
  <Section>
    <Container template="4fr 8fr" rowSpacing={4} columnSpacing={3}>
      <Typography variant="h1">{title}</Typography>
      <List dividers="below" spacing={3}>
        {services.map(({ name, path, card }) => (
          <ListItem
            key={path}
            template={{ xs: "5.5rem 1fr", sm: "9rem 1fr" }}
            columnSpacing="clamp(1rem, 4vw, 2rem)"
            alignItems="center"
            sx={{ position: "relative" }}
          >
            <SymbolFigure name={card.icon} />
            <div>
              <Typography variant="h2" component="h3">
                <Link stretched href={path}>
                  {name}
                </Link>
              </Typography>
              <Typography color="textSecondary" sx={{ marginTop: 0.5 }}>
                <Unbroken>{card.description}</Unbroken>
              </Typography>
            </div>
          </ListItem>
        ))}
      </List>
    </Container>
  </Section>
)

export const query = graphql`
  fragment CaseStudyService on Service {
    name
    path
    card {
      icon
      description
    }
  }
`
