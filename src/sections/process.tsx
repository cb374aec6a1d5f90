import { Box, Stack } from "@mui/material"
import { styled } from "@mui/material/styles"
import { graphql } from "gatsby"
import { List, ListItem } from "../components/list"
import { Section } from "../components/section"
import { SectionHead } from "../components/section-head"
import { Container } from "../components/container"
import { Typography } from "../components/typography"
import { Course } from "../scenes/course"
import { space, stroke } from "../theme/tokens"

/** From edge to edge, and near to the heading. */
const CHART = `calc(-1 * ${space.s5}) calc(-1 * ${space.gutter}) 0`

const Legs = styled(List)(({ theme }) => {
  const { yard } = theme.vars.palette
  return {
    marginTop: space.s5,
    "& p": { maxWidth: "19rem", marginTop: space.s1 },
    [theme.breakpoints.down("sm")]: {
      gap: 0,
      marginLeft: space.s2,
      borderLeft: `${stroke.key} dashed ${yard.sea}`,
      "& li": { position: "relative", padding: `0 0 ${space.s4} ${space.s5}` },
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
      <Box component="figure" sx={{ display: { xs: "none", sm: "block" }, margin: CHART }}>
        <Course alt={process.sceneAlt} legs={process.items.length} />
      </Box>
      <Legs component="ol" template={{ sm: 4 }} spacing={3}>
        {process.items.map(({ title, text, when }) => (
          <ListItem key={title}>
            <Stack
              direction="row"
              useFlexGap
              spacing={1.5}
              sx={{ flexWrap: "wrap", alignItems: "baseline", justifyContent: { xs: "space-between", sm: "start" } }}
            >
              <Typography variant="h3">{title}</Typography>
              {when && (
                <Typography variant="body2" sx={{ margin: 0, fontWeight: 500, whiteSpace: "nowrap" }}>
                  {when}
                </Typography>
              )}
            </Stack>
            <Typography>{text}</Typography>
          </ListItem>
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
    items {
      title
      text
      when
    }
  }
`
