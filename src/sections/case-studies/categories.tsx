import Stack from "@mui/material/Stack"
import { graphql } from "gatsby"
import Container from "@mui/material/Container"
import ToggleButton from "@mui/material/ToggleButton"
import Typography from "@mui/material/Typography"

/** The category buttons. They filter nothing: all cases are shown. */
export const CaseCategories = ({ categories }: { categories: Queries.CaseCategoriesFragment }) => (
  <Container sx={{ paddingTop: 2 }}>
    <Stack direction="row" spacing={1} role="group" aria-label={categories.name} sx={{ flexWrap: "wrap" }}>
      {[categories.all, ...categories.items.map(({ label }) => label)].map((label, index) => (
        <ToggleButton key={label} value={label} selected={index === 0}>
          {label}
        </ToggleButton>
      ))}
    </Stack>
    {categories.inert && (
      <Typography variant="body2" color="textSecondary" sx={{ marginTop: 1.5 }}>
        {categories.inert}
      </Typography>
    )}
  </Container>
)

export const query = graphql`
  fragment CaseCategories on CaseCategories {
    name
    all
    inert
    items {
      category
      label
    }
  }
`
