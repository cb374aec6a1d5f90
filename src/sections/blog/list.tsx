import { Typography } from "@mui/material"
import { styled } from "@mui/material/styles"
import { graphql } from "gatsby"
import { Link } from "../../components/link"
import { Headline } from "../../components/headline"
import { Section } from "../../components/section"
import { Container } from "../../components/container"
import { fill } from "../../site/fill"
import { space, stroke, typeScale } from "../../theme/tokens"
import { BlogEntries } from "./entries"

const Root = styled(Section)({ "&&": { paddingTop: "clamp(1.5rem, 3vw, 3rem)" } })

const Split = styled(Container)(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "3fr 9fr",
  gap: `${space.s5} ${space.s7}`,
  alignItems: "start",
  "& > header": { gridColumn: "1 / -1", paddingBottom: "clamp(1rem, 2.5vw, 2.5rem)" },
  [theme.breakpoints.down("md")]: { gridTemplateColumns: "minmax(0, 1fr)" },
}))

/** The index tabs of the log; the open one is pulled out. */
const Tabs = styled("nav")(({ theme }) => {
  const { yard } = theme.vars.palette
  return {
    position: "sticky",
    top: "6.5rem",
    "& h2": {
      fontSize: typeScale.small,
      fontWeight: 600,
      lineHeight: 1.4,
      paddingBottom: space.s2,
      borderBottom: `${stroke.draw} solid ${yard.ink}`,
    },
    "& a": {
      display: "flex",
      alignItems: "center",
      minHeight: "2.5rem",
      borderBottom: `1px solid ${yard.line}`,
      color: yard.inkSoft,
      textDecoration: "none",
      transition: "padding .24s",
      "&:hover": { color: yard.ink, paddingLeft: space.s2 },
      "&[aria-current]": {
        paddingLeft: space.s3,
        color: yard.ink,
        fontWeight: 600,
        borderLeft: `6px solid ${yard.sea}`,
      },
    },
    [theme.breakpoints.down("md")]: {
      position: "static",
      minWidth: 0,
      "& ul": { display: "flex", flexWrap: "wrap", columnGap: space.s5 },
      "& a, & a[aria-current]": { borderBottom: 0, borderLeft: 0, paddingLeft: 0 },
      "& a[aria-current]": { boxShadow: `inset 0 -3px ${yard.sea}` },
    },
  }
})

const Pages = styled("nav")({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space.s2} ${space.s5}`,
  marginTop: space.s5,
})

/** Which page of a list is shown, and the addresses beside it. */
export interface PlaceInList {
  page: number
  pages: number
  newer: string | null
  older: string | null
}

interface ListProps {
  category: Queries.BlogListHeadFragment
  categories: readonly { name: string; path: string }[]
  posts: readonly Queries.BlogEntryFragment[]
  labels: Queries.BlogLabelsFragment
  place: PlaceInList
}

/**
 * One category: its heading, all categories as tabs in the margin, a page of its posts, and the way to the next page.
 */
export const BlogList = ({ category, categories, posts, labels, place: { page, pages, newer, older } }: ListProps) => (
  <Root>
    <Split>
      <header>
        <Headline>{category.heading}</Headline>
        <Typography variant="lead" sx={{ color: "text.secondary", marginTop: space.s3, maxWidth: space.measure }}>
          {category.description}
        </Typography>
      </header>
      <Tabs aria-labelledby="headings">
        <h2 id="headings">{labels.headings}</h2>
        <ul>
          {categories.map(({ name, path }) => (
            <li key={path}>
              <Link href={path} aria-current={path === category.path ? "true" : undefined}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </Tabs>
      <div>
        {posts.length > 0 ? <BlogEntries posts={posts} labels={labels} level="h2" /> : <p>{labels.empty}</p>}
        {pages > 1 && (
          <Pages aria-label={labels.pages}>
            {newer && (
              <Link variant="button" href={newer} rel="prev">
                {labels.newer}
              </Link>
            )}
            <span>{fill(labels.page, { page, pages })}</span>
            {older && (
              <Link variant="button" href={older} rel="next">
                {labels.older}
              </Link>
            )}
          </Pages>
        )}
        <Link variant="button" href={category.feed}>
          {labels.feed}
        </Link>
      </div>
    </Split>
  </Root>
)

export const query = graphql`
  fragment BlogListHead on BlogCategory {
    heading
    description
    path
    feed
  }
`
