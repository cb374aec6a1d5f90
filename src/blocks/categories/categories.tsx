import Typography from "@mui/material/Typography"
import { graphql, useStaticQuery } from "gatsby"
import { HeadedSection } from "#components/headed-section"
import { NonSubmittingForm } from "#components/non-submitting-form"
import { TextField } from "#components/text-field"
import type { IdSuffix } from "../block"
import { CategoryChart } from "./category-chart"
import { FeaturedCategories } from "./featured-categories"

const useCounts = () =>
  useStaticQuery<Queries.CategoryCountsQuery>(graphql`
    query CategoryCounts {
      allBlogCategory(filter: { count: { gt: 0 } }) {
        nodes {
          name
          path
          count
          color
        }
      }
    }
  `).allBlogCategory.nodes

type CategoriesProps = Queries.CategoriesBlockFragment & IdSuffix

/** A disabled search field, and a bar chart of the posts per category. */
const SearchableCategories = ({
  id,
  title,
  postCount,
  search,
  placeholder,
  disabledNote,
  idSuffix = "",
}: CategoriesProps) => (
  <HeadedSection
    id={id}
    title={title}
    headerContent={
      <NonSubmittingForm role="search" autoComplete="off">
        <TextField
          id={`blog-search${idSuffix}`}
          name="q"
          type="search"
          label={search ?? ""}
          placeholder={placeholder}
        />
        {disabledNote && (
          <Typography variant="body2" color="textSecondary" sx={{ marginTop: 1 }}>
            {disabledNote}
          </Typography>
        )}
      </NonSubmittingForm>
    }
  >
    <CategoryChart categories={useCounts()} countTemplate={postCount ?? ""} />
  </HeadedSection>
)

/** Blog categories: a few as large links, or all as bars. */
export const CategoriesBlock = (block: CategoriesProps) =>
  block.featured ? <FeaturedCategories {...block} /> : <SearchableCategories {...block} />

export const query = graphql`
  fragment CategoriesBlock on CategoriesBlock {
    id
    title
    featured {
      path
      name
      description
    }
    postCount
    search
    placeholder
    disabledNote
  }
`
