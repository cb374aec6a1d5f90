import { graphql } from "gatsby"
import { MarkedLine } from "../../components/marked-line"
import { Section } from "../../components/section"
import { SectionHead } from "../../components/section-head"
import { Container } from "../../components/container"
import { List, ListItem } from "../../components/list"
import Typography from "@mui/material/Typography"
import { evenColumns } from "../../theme/even-columns"
import { Picture } from "../../components/picture"

/** What the client gets, each with its drawing. */
export const ServiceDeliverables = ({ deliverables }: { deliverables: Queries.ServiceDeliverablesFragment }) => (
  <Section>
    <Container>
      <SectionHead title={deliverables.title} lead={deliverables.lead} />
      <List
        dividers="below"
        template={{ sm: 2, md: evenColumns(deliverables.items.length, 4) }}
        spacing="clamp(.75rem, 3vw, 1.5rem)"
        columnSpacing={4}
      >
        {deliverables.items.map(({ picture, title, text }) => (
          <ListItem
            key={title}
            template={{ xs: picture ? "6rem 1fr" : 1, sm: 1 }}
            rowSpacing={3}
            columnSpacing={2}
            sx={{ alignContent: "start" }}
          >
            {picture && (
              <figure>
                <Picture picture={picture} alt="" />
              </figure>
            )}
            <div>
              <Typography variant="h3">{title}</Typography>
              <Typography variant="body2" color="textSecondary" sx={{ marginTop: 0.5 }}>
                <MarkedLine>{text}</MarkedLine>
              </Typography>
            </div>
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
      picture {
        ...Photo
      }
      title
      text
    }
  }
`
