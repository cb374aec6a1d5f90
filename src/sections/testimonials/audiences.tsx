import { Box } from "@mui/material"
import { graphql } from "gatsby"
import { Container } from "../../components/container"
import { Link } from "../../components/link"
import { List, ListItem } from "../../components/list"
import { Section } from "../../components/section"
import { SectionHead } from "../../components/section-head"
import { Typography } from "../../components/typography"
import { SymbolFigure } from "../../scenes/symbols"
import { columnsOf } from "../../theme/even-columns"
import { stroke } from "../../theme/tokens"
import { drawn } from "../../site/drawings"

/** Kinds of clients, each with the way to the service for them. */
export const TestimonialAudiences = ({ audiences }: { audiences: Queries.TestimonialAudiencesFragment }) => (
  <Section tone="plane">
    <Container>
      <SectionHead title={audiences.title} lead={audiences.lead} />
      <List
        template={{ sm: columnsOf(audiences.items.length, 3) }}
        rowSpacing={6}
        columnSpacing="clamp(1.5rem, 4vw, 4rem)"
      >
        {audiences.items.map(({ symbol, title, text, href }) => (
          <ListItem key={title} template={{}} spacing={1.5} sx={{ position: "relative", alignContent: "start" }}>
            {/* The drawing stands on the heavy line of its tile. */}
            <Box component="figure" sx={{ px: "8%", borderBottom: `${stroke.key} solid`, mb: 1 }}>
              {drawn(symbol) && <SymbolFigure name={symbol} />}
            </Box>
            <Typography variant="h2" component="h3">
              <Link stretched href={href}>
                {title}
              </Link>
            </Typography>
            <Typography color="textSecondary">{text}</Typography>
          </ListItem>
        ))}
      </List>
    </Container>
  </Section>
)

export const query = graphql`
  fragment TestimonialAudiences on TestimonialAudiences {
    title
    lead
    items {
      symbol
      title
      text
      href
    }
  }
`
