import ExpandMore from "@mui/icons-material/ExpandMore"
import Container from "@mui/material/Container"
import Link from "@mui/material/Link"
import List from "@mui/material/List"
import ListItem from "@mui/material/ListItem"
import { withDividers } from "#theme/layouts"
import { stroke, typeScale } from "#theme/tokens"
import type { Fields } from "../block"
import type { itemsSchema } from "./schema"

/** From `md` on: one row without margin or top line, because the previous block (a hero) ends with a picture. */
const rowStyles = {
  display: { md: "flex" },
  justifyContent: "space-between",
  marginTop: { xs: 3, md: 0 },
  borderTop: { md: 0 },
  borderBottom: { md: `${stroke.outline} solid` },
  fontSize: typeScale.small,
  fontWeight: 600,
  "& > *": { borderBottom: { xs: "1px solid", md: 0 }, borderColor: "colors.divider" },
}

const linkStyles = {
  display: "flex",
  justifyContent: "space-between",
  alignItems: "center",
  gap: 1,
  minHeight: { xs: "3rem", md: "4rem" },
  "& svg": { fontSize: "1.5rem" },
}

/** Links to the blocks of the page. */
export const Contents = ({ id, title: name, items }: Fields<typeof itemsSchema>) => (
  <Container component="nav" id={id ?? undefined} aria-label={name}>
    <List component="ol" sx={{ ...withDividers("below", 0), ...rowStyles }}>
      {items.map(({ title, href }) => (
        <ListItem key={title}>
          <Link underline="hover" href={href ?? undefined} sx={linkStyles}>
            {title}
            <ExpandMore />
          </Link>
        </ListItem>
      ))}
    </List>
  </Container>
)
