import { Box } from "@mui/material"
import { graphql } from "gatsby"
import { Section } from "../../components/section"
import { SectionHead } from "../../components/section-head"
import { Container } from "../../components/container"
import { List, ListItem } from "../../components/list"
import { Typography } from "../../components/typography"
import { SymbolFigure } from "../../scenes/symbols"
import { evenColumns } from "../../theme/even-columns"

/** What the client gets, each with its drawing. */
export const ServiceDeliverables = ({ deliverables }: { deliverables: Queries.ServiceDeliverablesFragment }) => (
  <Section>
    <Container>
      <SectionHead title={deliverables.title} lead={deliverables.lead} />
      <List
        dividers="below"
        template={{ sm: 2, md: evenColumns(deliverables.items.length, 4) }}
        spacing="1.5rem 2rem"
        columnSpacing={4}
      >
        {deliverables.items.map(({ symbol, title, text }) => (
          <ListItem key={title}>
            <Box component="figure" sx={{ marginBottom: 3 }}>
              <SymbolFigure name={symbol} />
            </Box>
            <Typography variant="h3">{title}</Typography>
            <Typography color="textSecondary" sx={{ marginTop: 1, fontSize: ".9375rem" }}>
              {text}
            </Typography>
          </ListItem>
        ))}
      </List>
    </Container>
  </Section>
)

export const query = graphql`
  fragment ServiceDeliverables on ServiceDeliverables {
    title
    lead
    items {
      symbol
      title
      text
    }
  }
`
