import { graphql } from "gatsby"
import { CategoryPiles } from "../../components/category-piles"
import { Section } from "../../components/section"
import { TextField } from "../../components/text-field"
import { InertForm } from "../../components/inert-form"
import { SectionHead } from "../../components/section-head"
import { Container } from "../../components/container"
import Typography from "@mui/material/Typography"

interface CategoriesProps {
  words: Queries.BlogCategoriesFragment
  categories: readonly Queries.BlogTileFragment[]
}

/** A search field, which is connected to nothing, and each category as a pile of its posts, drawn to scale. */
export const BlogCategories = ({ words, categories }: CategoriesProps) => (
  <Section>
    <Container>
      <SectionHead title={words.title}>
        <InertForm role="search" autoComplete="off">
          <TextField
            id="blog-search"
            name="q"
            type="search"
            label={words.searchLabel}
            placeholder={words.searchPlaceholder}
          />
          {words.inert && (
            <Typography variant="body2" color="textSecondary" sx={{ marginTop: 1 }}>
              {words.inert}
            </Typography>
          )}
        </InertForm>
      </SectionHead>
      <CategoryPiles categories={categories} count={words.count} />
    </Container>
  </Section>
)

export const query = graphql`
  fragment BlogCategories on BlogCategories {
    title
    count
    searchLabel
    searchPlaceholder
    inert
  }
  fragment BlogTile on BlogCategory {
    name
    path
    count
    color
  }
`
