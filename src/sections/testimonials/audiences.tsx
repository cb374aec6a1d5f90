import { styled } from "@mui/material/styles"
import { graphql } from "gatsby"
import { Link } from "../../components/link"
import { Section } from "../../components/section"
import { SectionHead } from "../../components/section-head"
import { Container } from "../../components/container"
import { Typography } from "../../components/typography"
import { SymbolFigure } from "../../scenes/symbols"
import { space, stroke } from "../../theme/tokens"
import { columnsOf } from "../../theme/even-columns"

const Tiles = styled("ul", { shouldForwardProp: name => name !== "count" })<{ count: number }>(({ theme, count }) => {
  const { yard } = theme.vars.palette
  return {
    display: "grid",
    gridTemplateColumns: columnsOf(count, 3),
    gap: `${space.s7} clamp(1.5rem, 4vw, 4rem)`,
    "& li": { position: "relative", display: "grid", gap: space.s3, alignContent: "start" },
    // The drawing stands on the heavy line of its tile.
    "& figure": { paddingInline: "8%", borderBottom: `${stroke.key} solid ${yard.ink}`, marginBottom: space.s2 },
    "& p": { color: yard.inkSoft },
    "& a": { textDecoration: "none", "&::after": { content: '""', position: "absolute", inset: 0 } },
    "& li:hover a": { textDecoration: `underline 4px ${yard.signal}` },
    [theme.breakpoints.down("sm")]: { gridTemplateColumns: "1fr" },
  }
})

/** Kinds of clients, each with the way to the service for them. */
export const TestimonialAudiences = ({ audiences }: { audiences: Queries.TestimonialAudiencesFragment }) => (
  <Section tone="plane">
    <Container>
      <SectionHead title={audiences.title} lead={audiences.lead} />
      <Tiles count={audiences.items.length}>
        {audiences.items.map(({ symbol, title, text, href }) => (
          <li key={title}>
            <figure>
              <SymbolFigure name={symbol} />
            </figure>
            <Typography variant="h2" component="h3">
              <Link href={href}>{title}</Link>
            </Typography>
            <p>{text}</p>
          </li>
        ))}
      </Tiles>
    </Container>
  </Section>
)

export const query = graphql`
  fragment TestimonialAudiences on TestimonialAudiences {
    title
    lead
    items {
      symbol
      title
      text
      href
    }
  }
`
