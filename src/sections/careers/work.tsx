import { graphql } from "gatsby"
import { MarkedLine } from "../../components/marked-line"
import { Container } from "../../components/container"
import { List, ListItem } from "../../components/list"
import { Section } from "../../components/section"
import { SectionHead } from "../../components/section-head"
import Typography from "@mui/material/Typography"
import { WeekBar } from "../../components/week-bar"

/** A ruled sheet, in two columns where there is room. */
const SHEET = { mt: 8, "& > li:nth-of-type(2)": { borderTop: { lg: 0 } }, "& > *": { borderColor: "yard.pencil" } }

/** How the team works: the week to scale, then its habits. */
export const CareersWork = ({ work }: { work: Queries.CareersWorkFragment }) => (
  <Section tone="wash">
    <Container>
      <SectionHead title={work.title} lead={work.lead} />
      <WeekBar parts={work.week} />
      <List template={{ lg: 2 }} columnSpacing="clamp(2rem, 5vw, 5rem)" dividers="between" spacing={3} sx={SHEET}>
        {work.habits.map(({ title, text }) => (
          <ListItem key={title} template={{ sm: "11rem 1fr" }} rowSpacing={1} columnSpacing={3} alignItems="baseline">
            <Typography variant="h3">{title}</Typography>
            <Typography>
              <MarkedLine>{text}</MarkedLine>
            </Typography>
          </ListItem>
        ))}
      </List>
    </Container>
  </Section>
)

export const query = graphql`
  fragment CareersWork on CareersWork {
    title
    lead
    week {
      name
      title
      text
      days
    }
    habits {
      title
      text
    }
  }
`
