import Box from "@mui/material/Box"
import { styled } from "@mui/material/styles"
import { graphql } from "gatsby"
import { Section } from "../../components/section"
import { SectionHead } from "../../components/section-head"
import Container from "@mui/material/Container"
import List from "@mui/material/List"
import ListItem from "@mui/material/ListItem"
import { MarkedLine } from "../../components/marked-line"
import Typography from "@mui/material/Typography"
import { space } from "../../theme/tokens"
import { columns } from "../../theme/layouts"

/** What changes, after a square of the sea's color. */
const Outcome = styled(Typography)(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "1rem 1fr",
  gap: space.s3,
  alignItems: "baseline",
  paddingTop: space.s2,
  borderTop: `1px solid ${theme.vars.palette.colors.line}`,
  fontWeight: 600,
  "&::before": {
    content: '""',
    width: 12,
    height: 12,
    background: theme.vars.palette.colors.accent,
    transform: "translateY(1px)",
  },
}))

/** Who uses the service: what they came with, what we do, what changes. */
export const Examples = ({ id, title, lead, items }: Queries.ExamplesBlockFragment) => (
  <Section id={id ?? undefined} tone="surface">
    <Container>
      <SectionHead title={title} lead={lead} />
      <List sx={{ ...columns({ sm: 2 }), gap: "clamp(1.25rem, 4vw, 3.5rem) clamp(2rem, 5vw, 5rem)" }}>
        {items.map(({ title: who, situation, work, outcome }) => (
          <ListItem key={who} sx={{ display: "grid", gridTemplateRows: "auto 1fr auto", gap: 0.75 }}>
            <Typography variant="h3">{who}</Typography>
            <Typography color="textSecondary">
              <MarkedLine>{situation}</MarkedLine>{" "}
              <Box component="span" sx={{ color: "text.primary" }}>
                <MarkedLine>{work}</MarkedLine>
              </Box>
            </Typography>
            <Outcome>
              <MarkedLine>{outcome}</MarkedLine>
            </Outcome>
          </ListItem>
        ))}
      </List>
    </Container>
  </Section>
)

export const query = graphql`
  fragment ExamplesBlock on ExamplesBlock {
    id
    title
    lead
    items {
      title
      situation
      work
      outcome
    }
  }
`
