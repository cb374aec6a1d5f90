import { styled } from "@mui/material/styles"
import { space, typeScale } from "../theme/tokens"

/**
 * The plate of a tool. Our own, because Material UI's Chip brings 2.3 kB of rules (0.6 kB compressed) for looks that
 * this site does not have (docs/decisions/0008-under-14-kilobytes.md).
 */
export const Chip = styled("span")(({ theme }) => ({
  display: "inline-flex",
  alignItems: "center",
  minHeight: "2.5rem",
  paddingInline: space.s3,
  border: `1px solid ${theme.vars.palette.yard.ink}`,
  borderRadius: theme.shape.borderRadius,
  background: theme.vars.palette.yard.plane,
  fontSize: typeScale.small,
  fontWeight: 500,
  overflowWrap: "anywhere",
}))
