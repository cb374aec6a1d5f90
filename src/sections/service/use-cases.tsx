import { Typography } from "@mui/material"
import { styled } from "@mui/material/styles"
import { graphql } from "gatsby"
import { Section } from "../../components/section"
import { SectionHead } from "../../components/section-head"
import { Container } from "../../components/container"
import { space } from "../../theme/tokens"

const Grid = styled("ul")(({ theme }) => {
  const { yard } = theme.vars.palette
  return {
    display: "grid",
    gridTemplateColumns: "1fr 1fr",
    gap: `${space.s8} clamp(2rem, 5vw, 5rem)`,
    "& li": { display: "grid", gridTemplateRows: "auto 1fr auto", gap: space.s3 },
    "& [data-situation]": { color: yard.inkSoft },
    "& [data-outcome]": {
      display: "grid",
      gridTemplateColumns: "1rem 1fr",
      gap: space.s3,
      alignItems: "baseline",
      paddingTop: space.s3,
      borderTop: `1px solid ${yard.line}`,
      fontWeight: 600,
      "&::before": { content: '""', width: 12, height: 12, background: yard.sea, transform: "translateY(1px)" },
    },
    [theme.breakpoints.down("sm")]: { gridTemplateColumns: "1fr" },
  }
})

/** Who uses the service: what they came with, what we do, what changes. */
export const ServiceUseCases = ({ useCases }: { useCases: Queries.ServiceUseCasesFragment }) => (
  <Section tone="plane">
    <Container>
      <SectionHead title={useCases.title} lead={useCases.lead} />
      <Grid>
        {useCases.items.map(({ title, situation, work, outcome }) => (
          <li key={title}>
            <Typography variant="h2">{title}</Typography>
            <div>
              <p data-situation>{situation}</p>
              <Typography sx={{ marginTop: space.s2 }}>{work}</Typography>
            </div>
            <p data-outcome>{outcome}</p>
          </li>
        ))}
      </Grid>
    </Container>
  </Section>
)

export const query = graphql`
  fragment ServiceUseCases on ServiceUseCases {
    title
    lead
    items {
      title
      situation
      work
      outcome
    }
  }
`
