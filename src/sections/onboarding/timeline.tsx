import { graphql } from "gatsby"
import { MarkedLine } from "../../components/marked-line"
import { Container } from "../../components/container"
import { CountedFigure } from "../../components/counted-figure"
import { DayRuler } from "../../components/day-ruler"
import { Grid } from "../../components/grid"
import { List, ListItem } from "../../components/list"
import { Section } from "../../components/section"
import { SectionHead } from "../../components/section-head"
import Typography from "@mui/material/Typography"

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
      <Grid
        template="4fr 8fr"
        rowSpacing={4}
        columnSpacing="clamp(2rem, 5vw, 5rem)"
        alignItems="start"
        sx={{ mt: 6, "& p": { color: "inherit" } }}
      >
        <CountedFigure {...figure} />
        <List component="dl" dividers="below" sx={{ "& > *": { borderColor: "yard.pencil" } }}>
          {updates.map(({ title: name, text }) => (
            <ListItem key={name} component="div" template={{ sm: "4fr 8fr" }} rowSpacing={0.5} columnSpacing={3}>
              <Typography component="dt" sx={{ fontWeight: 600 }}>
                {name}
              </Typography>
              <Typography component="dd">
                <MarkedLine>{text}</MarkedLine>
              </Typography>
            </ListItem>
          ))}
        </List>
      </Grid>
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
