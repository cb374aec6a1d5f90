import Link from "@mui/material/Link"

/** The title of an entry, which leads where the whole entry leads. */
export const Title = ({ title, href }: Pick<Queries.ItemsBlockFragment["items"][number], "title" | "href">) =>
  href ? (
    <Link variant="stretched" href={href}>
      {title}
    </Link>
  ) : (
    title
  )
