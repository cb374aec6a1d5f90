import { graphql } from "gatsby"
import { Section } from "../../components/section"
import { SectionHead } from "../../components/section-head"
import { Container } from "../../components/container"
import { List, ListItem } from "../../components/list"
import Typography from "@mui/material/Typography"

/** Tools and platforms we connect, by kind. */
export const ServiceIntegrations = ({ integrations }: { integrations: Queries.ServiceIntegrationsFragment }) => (
  <Section>
    <Container>
      <SectionHead title={integrations.title} lead={integrations.lead} />
      <List component="dl" dividers="below" spacing={1.5}>
        {integrations.items.map(({ name, tools }) => (
          <ListItem
            key={name}
            component="div"
            template="4fr 8fr"
            rowSpacing={0.5}
            columnSpacing={2}
            alignItems="baseline"
          >
            <Typography variant="h3" component="dt">
              {name}
            </Typography>
            <dd>{tools.join(", ")}</dd>
          </ListItem>
        ))}
      </List>
    </Container>
  </Section>
)

export const query = graphql`
  fragment ServiceIntegrations on ServiceIntegrations {
    title
    lead
    items {
      name
      tools
    }
  }
`
