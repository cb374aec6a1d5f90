import { styled } from "@mui/material/styles"
import { graphql } from "gatsby"
import { Section } from "../../components/section"
import { VisuallyHidden } from "../../components/visually-hidden"
import { Container } from "../../components/container"
import { Typography } from "../../components/typography"
import { StatPicture } from "../../scenes/stat-pictures"
import { drawingClass } from "../../scenes/scene"
import { space } from "../../theme/tokens"
import { columnsOf } from "../../theme/even-columns"

const Tiles = styled("dl", { shouldForwardProp: name => name !== "count" })<{ count: number }>(({ theme, count }) => {
  const { yard } = theme.vars.palette
  return {
    display: "grid",
    gridTemplateColumns: columnsOf(count, 4),
    gap: `${space.s7} clamp(1.5rem, 4vw, 4rem)`,
    "& > div": { display: "flex", flexDirection: "column", gap: space.s3 },
    [`& .${drawingClass}`]: { maxWidth: "17rem" },
    "& dd": { order: 1 },
    "& dt": { order: 2, color: yard.inkSoft, fontWeight: 500 },
    [theme.breakpoints.down("lg")]: { gridTemplateColumns: "1fr 1fr" },
    [theme.breakpoints.down("sm")]: { columnGap: space.s5 },
  }
})

/** Figures, each drawn to its scale. */
export const TestimonialStats = ({ stats }: { stats: Queries.TestimonialStatsFragment }) => (
  <Section>
    <Container>
      <VisuallyHidden as="h2">{stats.title}</VisuallyHidden>
      <Tiles count={stats.items.length}>
        {stats.items.map(({ number, label, ...picture }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <StatPicture {...picture} />
              <Typography variant="figure" sx={{ marginTop: space.s5 }}>
                {number}
              </Typography>
            </dd>
          </div>
        ))}
      </Tiles>
    </Container>
  </Section>
)

export const query = graphql`
  fragment TestimonialStats on TestimonialStats {
    title
    items {
      number
      label
      icon
      amount
      alt
    }
  }
`
