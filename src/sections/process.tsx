import { Typography } from "@mui/material"
import { styled } from "@mui/material/styles"
import { graphql } from "gatsby"
import { Section } from "../components/section"
import { SectionHead } from "../components/section-head"
import { Container } from "../components/container"
import { Course } from "../scenes/course"
import { space, stroke } from "../theme/tokens"

const Chart = styled("figure")(({ theme }) => ({
  margin: `calc(-1 * ${space.s5}) calc(-1 * ${space.gutter}) 0`,
  [theme.breakpoints.down("sm")]: { display: "none" },
}))

const Legs = styled("ol")(({ theme }) => {
  const { yard } = theme.vars.palette
  return {
    display: "grid",
    gridTemplateColumns: "repeat(4, 1fr)",
    gap: space.s5,
    marginTop: space.s5,
    "& p": { maxWidth: "19rem", marginTop: space.s2 },
    "& [data-when]": { fontWeight: 500 },
    [theme.breakpoints.down("sm")]: {
      gridTemplateColumns: "1fr",
      gap: 0,
      marginLeft: space.s2,
      borderLeft: `${stroke.key} dashed ${yard.sea}`,
      "& li": { position: "relative", padding: `0 0 ${space.s6} ${space.s5}` },
      "& li::before": {
        content: '""',
        position: "absolute",
        left: -9,
        top: ".15rem",
        width: 16,
        height: 16,
        border: `2px solid ${yard.ink}`,
        background: yard.plane,
        transform: "rotate(45deg)",
      },
      "& li:last-of-type::before": { background: yard.signal },
    },
  }
})

/** The way of working as a course on a chart with four waypoints; on phones a plumb line. */
export const Process = ({ process }: { process: Queries.ProcessFragment }) => (
  <Section tone="wash" sx={{ overflow: "clip" }}>
    <Container>
      <SectionHead title={process.title} lead={process.lead} />
      <Chart>
        <Course alt={process.sceneAlt} legs={process.steps.length} />
      </Chart>
      <Legs>
        {process.steps.map(({ title, text, when }) => (
          <li key={title}>
            <Typography variant="h3">{title}</Typography>
            {when && (
              <Typography variant="body2" data-when>
                {when}
              </Typography>
            )}
            <p>{text}</p>
          </li>
        ))}
      </Legs>
    </Container>
  </Section>
)

export const query = graphql`
  fragment Process on Process {
    title
    lead
    sceneAlt
    steps {
      title
      text
      when
    }
  }
`
