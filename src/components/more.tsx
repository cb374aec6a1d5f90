import { styled } from "@mui/material/styles"
import { space } from "../theme/tokens"

/** More of the same, folded: its summary reads like a link and ends in an arrow that turns. */
export const More = styled("details")(({ theme }) => {
  const { yard } = theme.vars.palette
  return {
    marginTop: space.s3,
    "& summary": {
      display: "inline-flex",
      alignItems: "center",
      gap: space.s2,
      minHeight: "2.75rem",
      cursor: "pointer",
      listStyle: "none",
      fontWeight: 600,
      textDecoration: `underline 3px ${yard.line}`,
      textUnderlineOffset: ".3em",
      "&::-webkit-details-marker": { display: "none" },
      "&:hover": { textDecorationColor: yard.ink },
      "& svg": { fontSize: "1.5rem", transition: "transform .24s" },
    },
    "&[open] summary svg": { transform: "scaleY(-1)" },
  }
})
