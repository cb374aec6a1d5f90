import { graphql } from "gatsby"
import { MarkedLine } from "../../components/marked-line"
import Container from "@mui/material/Container"
import { CountedFigure } from "../../components/counted-figure"
import { DayRuler } from "../../components/day-ruler"
import Box from "@mui/material/Box"
import List from "@mui/material/List"
import ListItem from "@mui/material/ListItem"
import { Section } from "../../components/section"
import { SectionHead } from "../../components/section-head"
import Typography from "@mui/material/Typography"
import { columns, divided } from "../../theme/layouts"

/** Timeline and updates: three milestones on a ruler of fourteen days, then how we keep in touch. */
export const OnboardingTimeline = ({
  timeline: { title, lead, milestones, figure, updates },
}: {
  timeline: Queries.OnboardingTimelineFragment
}) => (
  <Section tone="wash" id="timeline">
    <Container>
      <SectionHead title={title} lead={lead} />
      <DayRuler milestones={milestones} />
      <Box
        sx={{
          ...columns("4fr 8fr"),
          rowGap: 4,
          columnGap: "clamp(2rem, 5vw, 5rem)",
          alignItems: "start",
          mt: 6,
          "& p": { color: "inherit" },
        }}
      >
        <CountedFigure {...figure} />
        <List component="dl" sx={divided("below", 2, { borderColor: "yard.pencil" })}>
          {updates.map(({ title: name, text }) => (
            <ListItem key={name} component="div" sx={{ ...columns({ sm: "4fr 8fr" }), rowGap: 0.5, columnGap: 3 }}>
              <Typography component="dt" sx={{ fontWeight: 600 }}>
                {name}
              </Typography>
              <Typography component="dd">
                <MarkedLine>{text}</MarkedLine>
              </Typography>
            </ListItem>
          ))}
        </List>
      </Box>
    </Container>
  </Section>
)

export const query = graphql`
  fragment OnboardingTimeline on OnboardingTimeline {
    title
    lead
    milestones {
      title
      from
      to
      days
      text
    }
    figure {
      value
      label
    }
    updates {
      title
      text
    }
  }
`
