import Card from "@mui/material/Card"
import List from "@mui/material/List"
import ListItem from "@mui/material/ListItem"
import Typography from "@mui/material/Typography"
import { columns } from "#theme/layouts"
import { space, stroke } from "#theme/tokens"
import type { Fields } from "../block"
import type { itemsSchema } from "./schema"

const cardStyles = {
  ...columns({ sm: 2 }),
  breakInside: "avoid",
  rowGap: 4,
  columnGap: space.list,
  padding: space.row,
}

/** A line of a checklist, with an empty box. */
const pointStyles = {
  ...columns({ xs: "1.125rem 1fr" }),
  columnGap: 1.5,
  paddingBlock: 1.5,
  borderTop: 1,
  borderColor: "colors.divider",
  lineHeight: 1.4,
  "&::before": { content: '""', width: 18, height: 18, marginTop: "2px", border: `${stroke.outline} solid` },
}

/** Checklists, for screen and print. */
export const Checklists = ({ items }: Pick<Fields<typeof itemsSchema>, "items">) => (
  <Card variant="framed" sx={cardStyles}>
    {items.map(({ title, points }) => (
      <div key={title}>
        <Typography variant="h4">{title}</Typography>
        <List sx={{ marginTop: 2 }}>
          {points?.map(point => (
            <ListItem key={point} sx={pointStyles}>
              {point}
            </ListItem>
          ))}
        </List>
      </div>
    ))}
  </Card>
)
