import Stack from "@mui/material/Stack"
import { graphql } from "gatsby"
import { StatisticChart } from "../../charts/statistic-chart"
import { Container } from "../../components/container"
import { List } from "../../components/list"
import { Section } from "../../components/section"
import Typography from "@mui/material/Typography"
import { VisuallyHidden } from "../../components/visually-hidden"
import { drawingClass } from "../../theme/drawing-svg"
import { columnsOf } from "../../theme/even-columns"

/** Figures, each drawn to its scale. */
export const TestimonialStats = ({ stats }: { stats: Queries.TestimonialStatsFragment }) => (
  <Section>
    <Container>
      <VisuallyHidden as="h2">{stats.title}</VisuallyHidden>
      <List
        component="dl"
        template={{ xs: 2, lg: columnsOf(stats.items.length, 4) }}
        rowSpacing={6}
        columnSpacing="clamp(1.5rem, 4vw, 4rem)"
        sx={{ [`& .${drawingClass}`]: { maxWidth: "17rem" } }}
      >
        {stats.items.map(({ number, label, icon, amount, alt }) => (
          <Stack key={label} spacing={1.5} sx={{ flexDirection: "column-reverse", justifyContent: "flex-end" }}>
            <Typography component="dt" color="textSecondary" sx={{ fontWeight: 500 }}>
              {label}
            </Typography>
            <dd>
              <StatisticChart kind={icon} amount={amount} alt={alt} />
              <Typography variant="figure" sx={{ mt: 3 }}>
                {number}
              </Typography>
            </dd>
          </Stack>
        ))}
      </List>
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
