import { graphql } from "gatsby"
import { FigureValue } from "../../components/figure-value"
import { Typography } from "../../components/typography"
import { typeScale } from "../../theme/tokens"

/** The figure of a section, and what it means. */
export const BigFigure = ({ value, label }: Queries.OnboardingFigureFragment) => (
  <Typography variant="figure">
    <FigureValue>{value}</FigureValue>
    <Typography variant="caption" color="textSecondary" sx={{ mt: 1.5, fontSize: typeScale.body }}>
      {label}
    </Typography>
  </Typography>
)

export const query = graphql`
  fragment OnboardingFigure on OnboardingFigure {
    value
    label
  }
`
