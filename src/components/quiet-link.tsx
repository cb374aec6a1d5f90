import { styled } from "@mui/material/styles"
import { underline } from "../theme/underline"
import { SmartLink } from "./smart-link"

/** The second, quieter call to action: words on a yellow line. */
export const QuietLink = styled(SmartLink)(({ theme }) => ({
  display: "inline-flex",
  alignItems: "center",
  gap: ".3em",
  minHeight: "2.75rem",
  fontWeight: 600,
  ...underline(theme.vars.palette.yard.signal),
  "&:hover": { textDecorationColor: theme.vars.palette.yard.ink },
}))
