import { styled } from "@mui/material/styles"
import { SmartLink } from "./smart-link"

/** The second, quieter call to action: words on a yellow line. */
export const QuietLink = styled(SmartLink)(({ theme }) => ({
  display: "inline-flex",
  alignItems: "center",
  minHeight: "2.75rem",
  fontWeight: 600,
  textDecoration: `underline 3px ${theme.vars.palette.yard.signal}`,
  textUnderlineOffset: ".3em",
  "&:hover": { textDecorationColor: theme.vars.palette.yard.ink },
}))
