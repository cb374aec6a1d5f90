import { styled } from "@mui/material/styles"
import { graphql } from "gatsby"
import { Button } from "./button"
import { space } from "../theme/tokens"
import { QuietLink } from "./quiet-link"

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
    {secondary && <QuietLink href={secondary.href}>{secondary.label}</QuietLink>}
  </Row>
)

export const query = graphql`
  fragment Action on Action {
    label
    href
  }
`
