import Box from "@mui/material/Box"
import { graphql } from "gatsby"
import Link from "@mui/material/Link"
import Button from "@mui/material/Button"

interface ActionsProps {
  primary: Queries.ActionFragment
  secondary?: Queries.ActionFragment | null
}

/** The call to action of a hero or section, with an optional quieter one. */
export const Actions = ({ primary, secondary }: ActionsProps) => (
  <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: ".75rem 1.5rem", mt: 3 }}>
    <Button href={primary.href}>{primary.label}</Button>
    {secondary && (
      <Link variant="action" href={secondary.href}>
        {secondary.label}
      </Link>
    )}
  </Box>
)

export const query = graphql`
  fragment Action on Action {
    label
    href
  }
`
