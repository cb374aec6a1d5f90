import { styled } from "@mui/material/styles"
import { SmartLink } from "./smart-link"

/** The title of an entry as a link that covers all of it; the entry must be positioned. */
export const EntryLink = styled(SmartLink)(({ theme }) => ({
  textDecoration: "underline 3px transparent",
  textUnderlineOffset: ".18em",
  "&::after": { content: '""', position: "absolute", inset: 0 },
  "&:hover": { textDecorationColor: theme.vars.palette.yard.signal },
}))
