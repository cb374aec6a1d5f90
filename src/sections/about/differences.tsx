import { styled } from "@mui/material/styles"
import { graphql } from "gatsby"
import { Section } from "../../components/section"
import { SectionHead } from "../../components/section-head"
import { Container } from "../../components/container"
import { Typography } from "../../components/typography"
import { SymbolFigure } from "../../scenes/symbols"
import { space, stroke } from "../../theme/tokens"

/** One large plate, small ones beside it. */
const Plates = styled("ul")(({ theme }) => {
  const { yard } = theme.vars.palette
  return {
    display: "grid",
    gridTemplateColumns: "1fr 1fr",
    gridAutoRows: "1fr",
    borderBlock: `${stroke.draw} solid ${yard.ink}`,
    "& li": {
      display: "grid",
      gap: space.s5,
      padding: `${space.s6} 0 ${space.s6} clamp(1.5rem, 4vw, 4rem)`,
      alignContent: "center",
    },
    "& li:first-of-type": {
      gridRow: "1 / span 2",
      padding: `${space.s6} clamp(1.5rem, 4vw, 4rem) ${space.s6} 0`,
      borderRight: `1px solid ${yard.line}`,
      alignContent: "space-between",
    },
    "& li:not(:first-of-type)": { gridTemplateColumns: "9rem 1fr", alignItems: "start" },
    "& li:nth-of-type(n + 3)": { borderTop: `1px solid ${yard.line}` },
    "& li:first-of-type figure": { "@media print": { maxWidth: "13rem" } },
    "& p": { marginTop: space.s2, maxWidth: space.measure, color: yard.inkSoft },
    "&:not(:has(> :nth-of-type(3))) li:first-of-type": { gridRow: "auto" },
    "&:has(> :nth-of-type(4)) li:first-of-type": { gridRow: "1 / span 3" },
    [theme.breakpoints.down("md")]: {
      gridTemplateColumns: "1fr",
      gridAutoRows: "auto",
      "&&& li, &&& li:first-of-type": { gridRow: "auto", paddingInline: 0, borderRight: 0 },
      "& li:nth-of-type(2)": { borderTop: `1px solid ${yard.line}` },
    },
    [theme.breakpoints.between(480, "md")]: {
      "& li:first-of-type": { gridTemplateColumns: "1fr 1fr", alignItems: "center" },
    },
    [theme.breakpoints.down(480)]: {
      "& li:not(:first-of-type)": { gridTemplateColumns: "1fr" },
      "& li:not(:first-of-type) figure": { maxWidth: "9rem" },
    },
  }
})

/** Why we are different: plates, the first one large. */
export const AboutDifferences = ({ differences }: { differences: Queries.AboutDifferencesFragment }) => (
  <Section>
    <Container>
      <SectionHead title={differences.title} />
      <Plates>
        {differences.items.map(({ symbol, symbolAlt, title, text }, index) => (
          <li key={title}>
            <figure>
              <SymbolFigure name={symbol} alt={symbolAlt} />
            </figure>
            <div>
              <Typography variant={index === 0 ? "h2" : "h3"}>{title}</Typography>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </Plates>
    </Container>
  </Section>
)

export const query = graphql`
  fragment AboutDifferences on AboutDifferences {
    title
    items {
      symbol
      symbolAlt
      title
      text
    }
  }
`
