import { styled } from "@mui/material/styles"
import { graphql } from "gatsby"
import { Link } from "./link"
import { Button } from "./button"
import { space } from "../theme/tokens"

const Row = styled("div")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space.s3} ${space.s5}`,
  marginTop: space.s5,
})

interface ActionsProps {
  primary: Queries.ActionFragment
  secondary?: Queries.ActionFragment | null
}

/** The call to action of a hero or section, with an optional quieter one. */
export const Actions = ({ primary, secondary }: ActionsProps) => (
  <Row>
    <Button href={primary.href}>{primary.label}</Button>
    {secondary && (
      <Link variant="button" href={secondary.href}>
        {secondary.label}
      </Link>
    )}
  </Row>
)

export const query = graphql`
  fragment Action on Action {
    label
    href
  }
`
