import Chip from "@mui/material/Chip"
import List from "@mui/material/List"
import ListItem from "@mui/material/ListItem"
import { MarkdownText } from "#components/markdown-line"
import { balancedColumnCount, columns } from "#theme/layouts"
import { stroke, typeScale } from "#theme/tokens"
import type { Fields } from "../block"
import type { itemsSchema } from "./schema"

/** Returns `grid-template-columns` with up to `count` columns: fewer with larger text. */
const columnsUpTo = (count: number) => `repeat(auto-fill, minmax(min(max(${100 / count}%, 9rem), 100%), 1fr))`

/** A cell with a part of the line and a tag below it; every second tag is lower. */
const staggeredStyles = {
  "--offset": "2.25rem",
  "&:nth-of-type(even)": { "--offset": "4rem" },
  paddingInline: 0.5,
  paddingTop: "var(--offset)",
  borderTop: `${stroke.thick} solid`,
  background: `linear-gradient(currentcolor) 50% 0 / ${stroke.outline} var(--offset) no-repeat`,
  textAlign: "center",
}

/** Tags on a line, each with its purpose. */
export const Tags = ({ items }: Pick<Fields<typeof itemsSchema>, "items">) => (
  <List
    sx={{
      ...columns({ xs: columnsUpTo(2), sm: columnsUpTo(4), xl: columnsUpTo(balancedColumnCount(items.length, 8)) }),
      rowGap: 4,
    }}
  >
    {items.map(({ title, text }) => (
      <ListItem key={title} sx={staggeredStyles}>
        <Chip component="span" label={title} sx={{ minHeight: "3rem", paddingInline: 2, fontSize: typeScale.lead }} />
        {/* Only tests select `data-purpose`. */}
        <MarkdownText
          variant="body2"
          component="span"
          color="textSecondary"
          data-purpose
          sx={{ display: "block", marginTop: 1 }}
        >
          {text}
        </MarkdownText>
      </ListItem>
    ))}
  </List>
)
