import { styled } from "@mui/material/styles"
import { graphql } from "gatsby"
import { Section } from "../../components/section"
import { Container } from "../../components/container"
import { Typography } from "../../components/typography"
import { EndlessRevisions, NinetyDays } from "../../scenes/guarantees"
import { space, stroke } from "../../theme/tokens"

const drawings = { days: NinetyDays, revisions: EndlessRevisions }

/** A signed sheet: heavy edge, its clauses side by side. */
const Paper = styled("div")(({ theme }) => {
  const { yard } = theme.vars.palette
  return {
    breakInside: "avoid",
    border: `${stroke.key} solid ${yard.ink}`,
    background: yard.plane,
    "& > header": {
      display: "grid",
      gridTemplateColumns: "7fr 5fr",
      gap: `${space.s3} ${space.s5}`,
      alignItems: "end",
      padding: "clamp(1.25rem, 3vw, 2.75rem)",
      borderBottom: `${stroke.draw} solid ${yard.ink}`,
      "& p": { color: yard.inkSoft },
    },
    "& ul": { display: "grid", gridTemplateColumns: "1fr 1fr" },
    "& li:only-child": { gridColumn: "1 / -1" },
    "& li": { display: "grid", gap: space.s3, alignContent: "start", padding: "clamp(1.25rem, 3vw, 2.75rem)" },
    "& li + li": { borderLeft: `1px solid ${yard.line}` },
    "& li p": { color: yard.inkSoft, maxWidth: "32rem" },
    "& figure": { marginBottom: space.s4, maxWidth: "32rem" },
    [theme.breakpoints.down("md")]: {
      "& > header, & ul": { gridTemplateColumns: "1fr" },
      "& li + li": { borderLeft: 0, borderTop: `1px solid ${yard.line}` },
    },
  }
})

/** What we guarantee: drawn promises on one sheet. */
export const TestimonialsGuarantee = ({ guarantee }: { guarantee: Queries.TestimonialsGuaranteeFragment }) => (
  <Section tone="wash">
    <Container>
      <Paper>
        <header>
          <Typography variant="h1">{guarantee.title}</Typography>
          <p>{guarantee.lead}</p>
        </header>
        <ul>
          {guarantee.items.map(({ drawing, drawingAlt, title, text }) => {
            const Drawing = drawings[drawing]
            return (
              <li key={title}>
                <figure>
                  <Drawing alt={drawingAlt} />
                </figure>
                <Typography variant="h2" component="h3">
                  {title}
                </Typography>
                <p>{text}</p>
              </li>
            )
          })}
        </ul>
      </Paper>
    </Container>
  </Section>
)

export const query = graphql`
  fragment TestimonialsGuarantee on TestimonialsGuarantee {
    title
    lead
    items {
      drawing
      drawingAlt
      title
      text
    }
  }
`
