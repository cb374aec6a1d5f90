import { styled } from "@mui/material/styles"
import { graphql } from "gatsby"
import { VisuallyHidden } from "../../components/visually-hidden"
import { Container } from "../../components/container"
import { space, stroke } from "../../theme/tokens"
import { columnsOf, evenColumns } from "../../theme/even-columns"

const Row = styled("dl", { shouldForwardProp: name => name !== "count" })<{ count: number }>(({ theme, count }) => {
  const { yard } = theme.vars.palette
  return {
    display: "grid",
    gridTemplateColumns: columnsOf(count, 4),
    borderBlock: `${stroke.draw} solid ${yard.ink}`,
    "& > div": { padding: `${space.s5} ${space.s5} ${space.s5} 0` },
    [`& > div:not(:nth-of-type(${evenColumns(count, 4)}n + 1))`]: {
      paddingLeft: space.s5,
      borderLeft: `1px solid ${yard.line}`,
    },
    [`& > div:nth-of-type(n + ${evenColumns(count, 4) + 1})`]: { borderTop: `1px solid ${yard.line}` },
    "& dt": { ...theme.typography.h2, paddingBottom: space.s2 },
    "& dd": { color: yard.inkSoft },
    [theme.breakpoints.down("md")]: {
      gridTemplateColumns: "1fr 1fr",
      "&& > div:nth-of-type(odd)": { paddingLeft: 0, borderLeft: 0 },
      "&& > div:nth-of-type(even)": { paddingLeft: space.s5, borderLeft: `1px solid ${yard.line}` },
      "& > div:nth-of-type(n + 3)": { borderTop: `1px solid ${yard.line}` },
    },
    [theme.breakpoints.down(480)]: {
      gridTemplateColumns: "1fr",
      "&&& > div": { paddingInline: 0, paddingBlock: space.s3, borderLeft: 0 },
      "&&& > div + div": { borderTop: `1px solid ${yard.line}` },
    },
  }
})

/** What holds for every plan, in one ruled row. */
export const PricingTerms = ({ terms }: { terms: Queries.PricingTermsFragment }) => (
  <Container
    component="section"
    sx={{
      paddingTop: space.section,
      "[data-project] + &": { paddingTop: space.s5 },
      // Not so near that the terms read as those of the button above.
      "[data-tone] + &": { paddingTop: space.s7 },
    }}
  >
    <VisuallyHidden as="h2">{terms.title}</VisuallyHidden>
    <Row count={terms.items.length}>
      {terms.items.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </Row>
  </Container>
)

export const query = graphql`
  fragment PricingTerms on PricingTerms {
    title
    items {
      title
      text
    }
  }
`
