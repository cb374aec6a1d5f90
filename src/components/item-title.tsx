import Link from "@mui/material/Link"

/** The title of an entry, which leads where the whole entry leads. */
export const ItemTitle = ({ title, href }: Pick<Queries.ItemFragment, "title" | "href">) =>
  href ? (
    <Link variant="stretched" href={href}>
      {title}
    </Link>
  ) : (
    title
  )
