import Stack from "@mui/material/Stack"
import { graphql } from "gatsby"
import { MarkedLine } from "../../components/marked-line"
import { Clipboard } from "../../components/clipboard"
import Container from "@mui/material/Container"
import { CountedFigure } from "../../components/counted-figure"
import { Section } from "../../components/section"
import Typography from "@mui/material/Typography"
import { space } from "../../theme/tokens"
import { columns } from "../../theme/layouts"

/** Kickoff checklist: what the client brings and what we bring. */
export const OnboardingKickoff = ({ kickoff }: { kickoff: Queries.OnboardingKickoffFragment }) => (
  <Section id="kickoff">
    <Container
      sx={{ ...columns({ lg: "4fr 8fr" }), rowGap: 6, columnGap: "clamp(2rem, 5vw, 5rem)", alignItems: "start" }}
    >
      <Stack spacing={2}>
        <Typography variant="h1">{kickoff.title}</Typography>
        <Typography variant="lead" color="textSecondary" sx={{ mb: 4, maxWidth: space.measure }}>
          <MarkedLine>{kickoff.lead}</MarkedLine>
        </Typography>
        <CountedFigure {...kickoff.figure} />
      </Stack>
      <Clipboard lists={kickoff.lists} />
    </Container>
  </Section>
)

export const query = graphql`
  fragment OnboardingKickoff on OnboardingKickoff {
    title
    lead
    figure {
      value
      label
    }
    lists {
      title
      items
    }
  }
`
