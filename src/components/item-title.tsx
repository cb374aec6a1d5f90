import Link from "@mui/material/Link"

/** The title of an item; its link covers the item. */
export const ItemTitle = ({ title, href }: Pick<Queries.ItemFragment, "title" | "href">) =>
  href ? (
    <Link variant="stretched" href={href}>
      {title}
    </Link>
  ) : (
    title
  )
