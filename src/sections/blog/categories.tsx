import { Box } from "@mui/material"
import { graphql } from "gatsby"
import type { ReactNode } from "react"
import { CategoryPiles } from "../../components/category-piles"
import { Section } from "../../components/section"
import { TextField } from "../../components/text-field"
import { InertForm } from "../../components/inert-form"
import { SectionHead } from "../../components/section-head"
import { Container } from "../../components/container"
import { Typography } from "../../components/typography"
import { bringsAtTouch } from "../../browser/behaviours"
import { searchFieldId } from "../../browser/search/names"

/** The piles need no script, the search does. */
const SCRIPTED = { "@media (scripting: none)": { display: "none" } }

interface CategoriesProps {
  words: Queries.BlogCategoriesFragment
  categories: readonly Queries.BlogTileFragment[]
  /** Where the search is connected: what it shows. */
  results?: ReactNode
}

/**
 * A search field, which is connected to nothing unless site.yaml says so, and each category as a pile of its posts,
 * drawn to scale.
 */
export const BlogCategories = ({ words, categories, results }: CategoriesProps) => (
  <Section>
    <Container>
      <SectionHead title={words.title}>
        <Box
          component={InertForm}
          role="search"
          autoComplete="off"
          {...(results && { ...bringsAtTouch("search", "q"), sx: SCRIPTED })}
        >
          <TextField
            id={searchFieldId}
            name="q"
            type="search"
            label={words.searchLabel}
            placeholder={words.searchPlaceholder}
          />
          {!results && words.inert && (
            <Typography variant="body2" color="textSecondary" sx={{ marginTop: 1 }}>
              {words.inert}
            </Typography>
          )}
        </Box>
      </SectionHead>
      {results}
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
