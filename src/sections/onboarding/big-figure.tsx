import { Typography } from "@mui/material"
import { styled } from "@mui/material/styles"
import { graphql } from "gatsby"
import { space, typeScale } from "../../theme/tokens"

const Label = styled("small")(({ theme }) => ({
  display: "block",
  marginTop: space.s3,
  fontFamily: theme.typography.fontFamily,
  fontSize: typeScale.body,
  fontWeight: 500,
  lineHeight: 1.4,
  letterSpacing: 0,
  color: theme.vars.palette.yard.inkSoft,
}))

/** The figure of a section, and what it means. */
export const BigFigure = ({ value, label }: Queries.OnboardingFigureFragment) => (
  <Typography variant="figure">
    {value}
    <Label>{label}</Label>
  </Typography>
)

export const query = graphql`
  fragment OnboardingFigure on OnboardingFigure {
    value
    label
  }
`
