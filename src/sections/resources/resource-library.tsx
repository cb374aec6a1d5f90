import { Typography } from "@mui/material"
import { styled } from "@mui/material/styles"
import { graphql } from "gatsby"
import { bringsAtTouch } from "../../browser/behaviours"
import { categoryAttribute, countAttribute, countOneAttribute } from "../../browser/filter/filter-list"
import { fill } from "../../site/fill"
import { space, stroke, typeScale } from "../../theme/tokens"
import { ResourceCard } from "./resource-card"
import { FilterForm } from "./filter-form"

/** The cabinet: drawers in two columns behind one frame. */
const Cabinet = styled("ul")(({ theme }) => {
  const { yard } = theme.vars.palette
  return {
    display: "grid",
    gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
    gap: stroke.draw,
    border: `${stroke.key} solid ${yard.ink}`,
    background: yard.ink,
    "& > li:only-child, & > li:last-child:nth-of-type(odd)": { gridColumn: "1 / -1" },
    [theme.breakpoints.down(768)]: { gridTemplateColumns: "minmax(0, 1fr)" },
    // What is said where nothing matches stands behind it.
    "&:empty, &:not(:empty) + *": { display: "none" },
  }
})

/** Before the script is there, and without it, the pressed category button filters by itself. */
const Library = styled("div", { shouldForwardProp: prop => prop !== "ids" })<{ ids: readonly string[] }>(({ ids }) =>
  Object.fromEntries(
    ids.map(id => [`&:has([value="${id}"]:checked) li:not([${categoryAttribute}="${id}"])`, { display: "none" }]),
  ),
)

const Count = styled("p")(({ theme }) => ({
  marginBottom: space.s3,
  fontSize: typeScale.small,
  color: theme.vars.palette.yard.inkSoft,
}))

const Empty = styled("div")(({ theme }) => ({
  padding: `${space.s8} ${space.s5}`,
  textAlign: "center",
  border: `${stroke.draw} dashed ${theme.vars.palette.yard.pencil}`,
  "& p": { marginTop: space.s2, color: theme.vars.palette.yard.inkSoft },
}))

interface LibraryProps {
  words: Queries.ResourcesLibraryFragment
  resources: readonly Queries.ResourceFragment[]
}

/** The resources with their filter, and what is shown when nothing matches. */
export const ResourceLibrary = ({ words, resources }: LibraryProps) => {
  const icons = new Map(words.categories.map(({ id, icon }) => [id, icon]))
  const ids = words.categories.slice(1).map(({ id }) => id)
  const counts = { [countAttribute]: words.count, [countOneAttribute]: words.countOne }
  return (
    <Library ids={ids} {...bringsAtTouch("filter", "category", "q")} {...counts}>
      <FilterForm words={words} />
      <Count role="status">
        {fill(resources.length === 1 ? words.countOne : words.count, { count: resources.length })}
      </Count>
      <div id="resources">
        <Cabinet>
          {resources.map(resource => (
            <ResourceCard
              key={resource.yamlId}
              resource={resource}
              icon={icons.get(resource.category) ?? "drawers"}
              words={words}
            />
          ))}
        </Cabinet>
        <Empty>
          <Typography variant="h2" component="h3">
            {words.emptyTitle}
          </Typography>
          <p>{words.emptyText}</p>
        </Empty>
      </div>
    </Library>
  )
}

export const query = graphql`
  fragment ResourcesLibrary on ResourcesLibrary {
    title
    searchLabel
    searchPlaceholder
    categoriesLabel
    categories {
      id
      name
      icon
    }
    countOne
    count
    download
    unavailable
    emptyTitle
    emptyText
  }
`
