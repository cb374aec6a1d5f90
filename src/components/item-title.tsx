import Link from "@mui/material/Link"
import { graphql } from "gatsby"

/** The title of an entry, which leads where the whole entry leads. */
export const ItemTitle = ({ title, href }: Pick<Queries.ItemFragment, "title" | "href">) =>
  href ? (
    <Link variant="stretched" href={href}>
      {title}
    </Link>
  ) : (
    title
  )

export const query = graphql`
  fragment Item on Item {
    title
    text
    picture {
      ...Photo
    }
    alt
    thumbnail {
      ...Photo
    }
    figure
    figureLabel
    href
    linkLabel
    note
    work
    outcome
    points
    when
    x
    y
  }
`
