import { ButtonBase } from "@mui/material"
import { styled } from "@mui/material/styles"
import { graphql } from "gatsby"
import { Container } from "../../components/container"
import { space, stroke, typeScale } from "../../theme/tokens"

const Row = styled("div")({ display: "flex", flexWrap: "wrap", gap: space.s2 })

const Inert = styled("p")(({ theme }) => ({
  marginTop: space.s3,
  fontSize: typeScale.small,
  color: theme.vars.palette.yard.inkSoft,
}))

/** A tab of the card index: the selected one is inked. */
const Tab = styled(ButtonBase)(({ theme }) => {
  const { yard } = theme.vars.palette
  return {
    minHeight: "2.75rem",
    padding: `${space.s2} ${space.s4}`,
    border: `${stroke.draw} solid ${yard.ink}`,
    borderRadius: theme.shape.borderRadius,
    fontFamily: "inherit",
    fontSize: "1rem",
    fontWeight: 500,
    "&[aria-pressed=true]": { background: yard.ink, color: yard.ground },
    "&:hover:not([aria-pressed=true])": { background: yard.plane },
    "&:focus-visible": { outline: `${stroke.focus} solid ${yard.ink}`, outlineOffset: 3 },
  }
})

/** The category buttons. They filter nothing: all cases are shown, unless site.yaml says so (filter.tsx). */
export const CaseCategories = ({ categories }: { categories: Queries.CaseCategoriesFragment }) => (
  <Container sx={{ paddingTop: space.s4 }}>
    <Row role="group" aria-label={categories.name}>
      {[categories.all, ...categories.items.map(({ label }) => label)].map((label, index) => (
        <Tab key={label} type="button" aria-pressed={index === 0}>
          {label}
        </Tab>
      ))}
    </Row>
    {categories.inert && <Inert>{categories.inert}</Inert>}
  </Container>
)

export const query = graphql`
  fragment CaseCategories on CaseCategories {
    name
    all
    shown
    inert
    items {
      category
      label
    }
  }
`
