import { styled } from "@mui/material/styles"
import { space, typeScale } from "../theme/tokens"

/** Says what a large figure counts; stands inside of it. */
export const FigureLabel = styled("small")(({ theme }) => ({
  display: "block",
  marginTop: space.s3,
  fontFamily: theme.typography.fontFamily,
  fontSize: typeScale.body,
  fontWeight: 500,
  lineHeight: 1.4,
  letterSpacing: 0,
  color: theme.vars.palette.yard.inkSoft,
}))
