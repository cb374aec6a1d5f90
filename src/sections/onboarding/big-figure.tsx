import { graphql } from "gatsby"
import { FigureLabel } from "../../components/figure-label"
import { FigureValue } from "../../components/figure-value"
import { Typography } from "../../components/typography"

/** The figure of a section, and what it means. */
export const BigFigure = ({ value, label }: Queries.OnboardingFigureFragment) => (
  <Typography variant="figure">
    <FigureValue>{value}</FigureValue>
    <FigureLabel>{label}</FigureLabel>
  </Typography>
)

export const query = graphql`
  fragment OnboardingFigure on OnboardingFigure {
    value
    label
  }
`
