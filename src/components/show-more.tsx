import ExpandMore from "@mui/icons-material/ExpandMore"
import { styled } from "@mui/material/styles"
import type { ReactNode } from "react"
import { space } from "#theme/tokens"

const Details = styled("details")(({ theme }) => {
  const { colors } = theme.vars.palette
  return {
    marginTop: space.s3,
    "& summary": {
      display: "inline-flex",
      alignItems: "center",
      gap: space.s2,
      minHeight: "2.75rem",
      fontWeight: 600,
      textDecoration: `underline 3px ${colors.divider}`,
      textUnderlineOffset: ".3em",
      "&:hover": { textDecorationColor: colors.text },
      "& svg": { fontSize: "1.5rem", transition: "transform .24s" },
    },
    "&[open] summary svg": { transform: "scaleY(-1)" },
  }
})

/**
 * A disclosure styled as a link with an arrow. Native: it opens without scripts and for find-in-page.
 */
export const ShowMore = ({ summary, children }: { summary: string; children: ReactNode }) => (
  <Details>
    <summary>
      {summary}
      <ExpandMore />
    </summary>
    {children}
  </Details>
)
