import { styled } from "@mui/material/styles"
import { header } from "#theme/tokens"

const Bar = styled("div")(({ theme }) => {
  const { colors } = theme.vars.palette
  return {
    position: "sticky",
    top: 0,
    zIndex: 10,
    height: header.gradientBar,
    background: `repeating-linear-gradient(90deg, ${colors.text} 0 1px, transparent 1px 8px) 0 0 / 25% 100% no-repeat, linear-gradient(90deg, transparent 18%, ${colors.action} 30% 48%, ${colors.accent} 74%) ${colors.background}`,
  }
})

/** The gradient bar at the top of every page: dark ticks, yellow, blue. */
export const GradientBar = () => <Bar aria-hidden="true" data-bar />
