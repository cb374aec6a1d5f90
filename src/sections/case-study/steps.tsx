import { Typography } from "@mui/material"
import { styled } from "@mui/material/styles"
import { graphql } from "gatsby"
import { Section } from "../../components/section"
import { SectionHead } from "../../components/section-head"
import { Container } from "../../components/container"
import { fill } from "../../site/fill"
import { WeekRuler } from "../../scenes/measures"
import { WeekCells } from "../../scenes/week-cells"
import { Delivered } from "../../render/drawings"
import { drawingClass } from "../../scenes/scene"
import { space, stroke, typeScale } from "../../theme/tokens"

const columns = "5fr 7fr"

const Plan = styled("div")(({ theme }) => {
  const { yard } = theme.vars.palette
  return {
    borderBottom: `${stroke.draw} solid ${yard.ink}`,
    "& [data-ruler]": {
      display: "grid",
      gridTemplateColumns: columns,
      gap: space.s7,
      alignItems: "end",
      [`& > .${drawingClass}`]: { gridColumn: 2 },
    },
    // The ruler is drawn for 300 px; here it is more than twice as wide and its numbers are not.
    [theme.breakpoints.up("sm")]: {
      "& [data-ruler] text": { fontSize: 7, transform: "translateY(-8px)" },
      [`& [data-ruler] > .${drawingClass}`]: { marginBottom: "-1.25rem" },
    },
    "& li": {
      display: "grid",
      gridTemplateColumns: columns,
      gap: `${space.s4} ${space.s7}`,
      alignItems: "center",
      paddingBlock: space.s5,
      borderTop: `1px solid ${yard.line}`,
      "&:first-of-type": { borderTop: `${stroke.draw} solid ${yard.ink}` },
    },
    "& [data-when]": { marginTop: space.s2, fontSize: typeScale.small, fontWeight: 500, color: yard.inkSoft },
    [theme.breakpoints.down("md")]: {
      "& li": { gridTemplateColumns: "1fr" },
      "& [data-ruler]": { gridTemplateColumns: "1fr", [`& > .${drawingClass}`]: { gridColumn: 1 } },
    },
  }
})

interface StepsProps {
  head: Queries.CaseStepsHeadFragment
  study: Queries.CaseStudyStepsFragment
  labels: Queries.CaseLabelsFragment
}

/** What was done, each step on the weeks it took. The ruler above gives the scale and the week it went live. */
export const CaseStudySteps = ({ head, study: { steps, timeline, launch }, labels }: StepsProps) => (
  <Section tone="plane">
    <Container>
      <SectionHead title={head.title} lead={head.lead} />
      <Plan>
        <div data-ruler>
          {/* Rules above size its lettering. */}
          <Delivered as="page">
            <WeekRuler
              weeks={timeline}
              from={launch - 1}
              to={launch}
              alt={fill(labels.rulerAlt, { weeks: timeline, launch })}
            />
          </Delivered>
        </div>
        <ol>
          {steps.map(({ title, text, from, to }) => (
            <li key={title}>
              <div>
                <Typography variant="h3">{title}</Typography>
                <Typography sx={{ color: "text.secondary", marginTop: space.s1 }}>{text}</Typography>
              </div>
              <div>
                <WeekCells weeks={timeline} from={from} to={to} launch={launch} />
                <p data-when>
                  {from === to ? fill(labels.week, { week: from }) : fill(labels.weekRange, { from, to })}
                  {from <= launch && launch <= to && `. ${fill(labels.live, { week: launch })}`}
                </p>
              </div>
            </li>
          ))}
        </ol>
      </Plan>
    </Container>
  </Section>
)

export const query = graphql`
  fragment CaseStepsHead on CaseStepsHead {
    title
    lead
  }
  fragment CaseStudySteps on CaseStudy {
    timeline
    launch
    steps {
      title
      text
      from
      to
    }
  }
`
