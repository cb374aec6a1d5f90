import { styled } from "@mui/material/styles"
import { typeScale } from "../theme/tokens"

/** Yellow badge on what is recommended or most popular. */
export const Badge = styled("span")(({ theme }) => ({
  display: "inline-block",
  background: theme.vars.palette.colors.action,
  color: theme.vars.palette.colors.onAction,
  fontFamily: theme.typography.fontFamily,
  fontWeight: 600,
  fontSize: typeScale.small,
  lineHeight: 1,
  letterSpacing: 0,
  padding: ".6rem 1.6rem .6rem 1rem",
  clipPath: "polygon(0 0, 100% 0, calc(100% - 11px) 50%, 100% 100%, 0 100%)",
}))
