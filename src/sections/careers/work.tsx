import { graphql } from "gatsby"
import { MarkedLine } from "../../components/marked-line"
import Container from "@mui/material/Container"
import List from "@mui/material/List"
import ListItem from "@mui/material/ListItem"
import { Section } from "../../components/section"
import { SectionHead } from "../../components/section-head"
import Typography from "@mui/material/Typography"
import { WeekBar } from "../../components/week-bar"
import { columns, divided } from "../../theme/layouts"

/** A ruled sheet, in two columns where there is room. */
const SHEET = { mt: 8, "& > li:nth-of-type(2)": { borderTop: { lg: 0 } } }

/** How the team works: the week to scale, then its habits. */
export const CareersWork = ({ work }: { work: Queries.CareersWorkFragment }) => (
  <Section tone="wash">
    <Container>
      <SectionHead title={work.title} lead={work.lead} />
      <WeekBar parts={work.week} />
      <List
        sx={{
          ...divided("between", 3, { borderColor: "yard.pencil" }),
          ...columns({ lg: 2 }),
          columnGap: "clamp(2rem, 5vw, 5rem)",
          ...SHEET,
        }}
      >
        {work.habits.map(({ title, text }) => (
          <ListItem
            key={title}
            sx={{ ...columns({ sm: "11rem 1fr" }), rowGap: 1, columnGap: 3, alignItems: "baseline" }}
          >
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
