import { Typography } from "@mui/material"
import { styled } from "@mui/material/styles"
import { graphql } from "gatsby"
import { Section } from "../../components/section"
import { SectionHead } from "../../components/section-head"
import { Container } from "../../components/container"
import { SymbolFigure } from "../../scenes/symbols"
import { space, stroke } from "../../theme/tokens"
import { columnsOf } from "../../theme/even-columns"

const Row = styled("ul", { shouldForwardProp: name => name !== "count" })<{ count: number }>(({ theme, count }) => ({
  display: "grid",
  gridTemplateColumns: columnsOf(count, 4),
  columnGap: space.s6,
  borderTop: `${stroke.draw} solid ${theme.vars.palette.yard.ink}`,
  "& li": { paddingBlock: `${space.s5} ${space.s6}`, borderBottom: `1px solid ${theme.vars.palette.yard.line}` },
  "& figure": { marginBottom: space.s5 },
  [theme.breakpoints.down("md")]: { gridTemplateColumns: "1fr 1fr" },
  [theme.breakpoints.down(480)]: { gridTemplateColumns: "1fr" },
}))

/** What the client gets, each with its drawing. */
export const ServiceDeliverables = ({ deliverables }: { deliverables: Queries.ServiceDeliverablesFragment }) => (
  <Section>
    <Container>
      <SectionHead title={deliverables.title} lead={deliverables.lead} />
      <Row count={deliverables.items.length}>
        {deliverables.items.map(({ symbol, title, text }) => (
          <li key={title}>
            <figure>
              <SymbolFigure name={symbol} />
            </figure>
            <Typography variant="h3">{title}</Typography>
            <Typography sx={{ color: "text.secondary", marginTop: space.s2, fontSize: ".9375rem" }}>{text}</Typography>
          </li>
        ))}
      </Row>
    </Container>
  </Section>
)

export const query = graphql`
  fragment ServiceDeliverables on ServiceDeliverables {
    title
    lead
    items {
      symbol
      title
      text
    }
  }
`
