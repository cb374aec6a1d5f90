import { styled } from "@mui/material/styles"
import { graphql } from "gatsby"
import { Section } from "../../components/section"
import { SectionHead } from "../../components/section-head"
import { Container } from "../../components/container"
import { List, ListItem } from "../../components/list"
import { Typography } from "../../components/typography"
import { DirectReason, FastReason, FocusReason } from "../../scenes/home/reasons"
import { drawingClass } from "../../scenes/scene"
import { space } from "../../theme/tokens"
import { evenColumns } from "../../theme/even-columns"

const drawings = { fast: FastReason, focus: FocusReason, direct: DirectReason }

const DRAWING = `& li > .${drawingClass}`

const Row = styled(List)(({ theme }) => ({
  "& li": { display: "grid", gap: space.s3, alignContent: "start" },
  [DRAWING]: { marginBottom: space.s3 },
  // Side by side, so that the labels in the drawings stay readable.
  [theme.breakpoints.down("md")]: {
    "& li": { gridTemplateColumns: "5fr 6fr", columnGap: space.s6, alignContent: "center" },
    [DRAWING]: { gridRow: "span 2", margin: 0 },
    "& h3": { alignSelf: "end" },
  },
  [theme.breakpoints.down("sm")]: { "& li": { gridTemplateColumns: "1fr" }, [DRAWING]: { gridRow: "auto" } },
}))

/** Why teams choose the agency, each reason drawn. */
export const HomeReasons = ({ reasons }: { reasons: Queries.HomeReasonsFragment }) => (
  <Section>
    <Container>
      <SectionHead title={reasons.title} />
      <Row template={evenColumns(reasons.items.length, 3)} spacing="3rem clamp(1.5rem, 4vw, 4rem)">
        {reasons.items.map(({ drawing, drawingAlt, drawingLabels, title, text }) => {
          const Drawing = drawings[drawing]
          return (
            <ListItem key={title}>
              <Drawing alt={drawingAlt} labels={[...drawingLabels]} />
              <Typography variant="h3">{title}</Typography>
              <Typography color="textSecondary">{text}</Typography>
            </ListItem>
          )
        })}
      </Row>
    </Container>
  </Section>
)

export const query = graphql`
  fragment HomeReasons on HomeReasons {
    title
    items {
      drawing
      drawingAlt
      drawingLabels
      title
      text
    }
  }
`
