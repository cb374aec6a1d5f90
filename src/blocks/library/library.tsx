import Box from "@mui/material/Box"
import Card from "@mui/material/Card"
import List from "@mui/material/List"
import Typography from "@mui/material/Typography"
import { graphql, useStaticQuery } from "gatsby"
import { lazyBehavior } from "#browser/behaviors"
import { HeadedSection } from "#components/headed-section"
import { formatMessage } from "#site/format-message"
import { useSite } from "#site/use-site"
import { columns } from "#theme/layouts"
import { stroke } from "#theme/tokens"
import type { Fields, IdSuffix } from "../block"
import { FilterForm } from "./filter-form"
import { ResourceCard } from "./resource-card"
import type { librarySchema } from "./schema"

/** Cards in one frame; a single card in a row is wide. The notice after the list is visible only without cards. */
const cardGridStyles = {
  border: `${stroke.key} solid`,
  backgroundColor: "colors.text",
  "& > li:only-child, & > li:last-child:nth-of-type(odd)": { gridColumn: "1 / -1" },
  "&:empty, &:not(:empty) + *": { display: "none" },
}

/** Returns CSS that filters by category before the script has loaded, or without JavaScript. */
const filterStyles = (categoryIds: readonly string[]) =>
  Object.fromEntries(
    categoryIds.map(id => [`&:has([value="${id}"]:checked) li:not([data-category="${id}"])`, { display: "none" }]),
  )

/** Resources with search and filter, and a notice if nothing matches. */
export const LibraryBlock = ({ id, title, idSuffix = "" }: Fields<typeof librarySchema> & IdSuffix) => {
  const words = useSite().words.library
  const { allResource } = useStaticQuery<Queries.ResourcesQuery>(graphql`
    query Resources {
      allResource {
        nodes {
          ...Resource
        }
      }
    }
  `)
  const resources = allResource.nodes
  const pictureByCategory = new Map(words.categories.map(({ value, picture }) => [value, picture]))
  // The first category is for all resources.
  const categoryIds = words.categories.slice(1).map(({ value }) => value)
  const countTemplates = { "data-count": words.count, "data-count-one": words.countOne }
  return (
    <HeadedSection id={id} title={title}>
      <Box sx={filterStyles(categoryIds)} {...lazyBehavior("filter", `category${idSuffix}`)} {...countTemplates}>
        <FilterForm title={title} words={words} idSuffix={idSuffix} />
        <Typography variant="body2" color="textSecondary" role="status" sx={{ marginBottom: 1.5 }}>
          {formatMessage(resources.length === 1 ? words.countOne : words.count, { count: resources.length })}
        </Typography>
        <div id={`resources${idSuffix}`}>
          <List sx={{ ...columns({ sm: 2 }), gap: stroke.outline, ...cardGridStyles }}>
            {resources.map(resource => (
              <ResourceCard
                key={resource.yamlId}
                resource={resource}
                picture={pictureByCategory.get(resource.category) ?? null}
                words={words}
              />
            ))}
          </List>
          <Card variant="dashed" sx={{ paddingBlock: 8, paddingInline: 3, textAlign: "center" }}>
            <Typography variant="h3">{words.emptyTitle}</Typography>
            <Typography color="textSecondary" sx={{ marginTop: 1 }}>
              {words.emptyText}
            </Typography>
          </Card>
        </div>
      </Box>
    </HeadedSection>
  )
}

export const query = graphql`
  fragment LibraryWords on LibraryWords {
    searchLabel
    searchPlaceholder
    categoriesLabel
    categories {
      value
      label
      picture {
        ...Picture
      }
    }
    countOne
    count
    download
    unavailable
    emptyTitle
    emptyText
  }
`
