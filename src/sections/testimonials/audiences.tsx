import Box from "@mui/material/Box"
import { graphql } from "gatsby"
import { MarkedLine } from "../../components/marked-line"
import { Container } from "../../components/container"
import Link from "@mui/material/Link"
import { List, ListItem } from "../../components/list"
import { Section } from "../../components/section"
import { SectionHead } from "../../components/section-head"
import Typography from "@mui/material/Typography"
import { columnsOf } from "../../theme/even-columns"
import { stroke } from "../../theme/tokens"
import { Picture } from "../../components/picture"

const TILE = { position: "relative", alignContent: "start", alignItems: "start" }

/** Stands on the heavy line of its tile; on phones small, beside the words. */
const DRAWING = { gridRow: { xs: "span 2", sm: "auto" }, px: { sm: "8%" }, borderBottom: `${stroke.key} solid` }

/** Kinds of clients, each with the way to the service for them. */
export const TestimonialAudiences = ({ audiences }: { audiences: Queries.TestimonialAudiencesFragment }) => (
  <Section tone="plane">
    <Container>
      <SectionHead title={audiences.title} lead={audiences.lead} />
      <List template={{ sm: columnsOf(audiences.items.length, 3) }} spacing="clamp(1.5rem, 4vw, 4rem)">
        {audiences.items.map(({ picture, title, text, href }) => (
          <ListItem key={title} template={{ xs: "6rem 1fr", sm: 1 }} rowSpacing={1.5} columnSpacing={2} sx={TILE}>
            <Box component="figure" sx={DRAWING}>
              {picture && <Picture picture={picture} alt="" />}
            </Box>
            <Typography variant="h2" component="h3">
              <Link variant="stretched" href={href}>
                {title}
              </Link>
            </Typography>
            <Typography color="textSecondary">
              <MarkedLine>{text}</MarkedLine>
            </Typography>
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
      picture {
        ...Photo
      }
      title
      text
      href
    }
  }
`
