import Link from "@mui/material/Link"
import List from "@mui/material/List"
import ListItem from "@mui/material/ListItem"
import Typography from "@mui/material/Typography"
import { HeadedSection } from "#components/headed-section"
import { columns, withDividers } from "#theme/layouts"

/** Blog categories as large links. */
export const FeaturedCategories = ({ id, title, featured }: Queries.CategoriesBlockFragment) => (
  <HeadedSection id={id} title={title} gridSx={{ ...columns("4fr 8fr"), rowGap: 3, columnGap: 6 }}>
    <List sx={{ ...withDividers("below", 3) }}>
      {featured?.map(({ path, name, description }) => (
        <ListItem key={path} sx={{ ...columns({ sm: "5fr 6fr" }), rowGap: 1, columnGap: 3, alignItems: "baseline" }}>
          <Link variant="stretched" href={path} sx={{ typography: "h1" }}>
            {name}
          </Link>
          <Typography color="textSecondary">{description}</Typography>
        </ListItem>
      ))}
    </List>
  </HeadedSection>
)
