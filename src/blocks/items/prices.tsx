import List from "@mui/material/List"
import ListItem from "@mui/material/ListItem"
import Typography from "@mui/material/Typography"
import { ItemTitle } from "#components/item-title"
import { MarkdownText } from "#components/markdown-line"
import { columns, withDividers } from "#theme/layouts"
import { stroke, typeScale } from "#theme/tokens"
import type { Fields } from "../block"
import type { itemsSchema } from "./schema"

const listStyles = {
  "& > :last-child": { borderBottom: `${stroke.outline} solid` },
  // Printed rows are denser; the last row stays on the page of the row before it.
  "@media print": { "& > *": { paddingBlock: 1 }, "& > :nth-last-child(2)": { breakAfter: "avoid" } },
}

const figureStyles = {
  gridArea: { xs: "1 / 2 / 3", md: "auto" },
  textAlign: "right",
  fontSize: { xs: typeScale.h3, sm: typeScale.h2 },
  lineHeight: 1,
  "@media print": { fontSize: typeScale.h3 },
}

/** A list with key figures, such as prices, at the right edge. */
export const Prices = ({ items }: Pick<Fields<typeof itemsSchema>, "items">) => (
  <List sx={{ ...withDividers("below", 3), ...listStyles }}>
    {items.map(({ title, text, figure, figureLabel, href }, index) => (
      <ListItem
        key={title}
        sx={{
          ...columns({ xs: "1fr fit-content(50%)", md: "3fr 5fr 4fr" }),
          rowGap: 1,
          columnGap: 4,
          alignItems: "baseline",
        }}
      >
        <Typography variant="h3">
          <ItemTitle title={title} href={href} />
        </Typography>
        <MarkdownText color="textSecondary">{text}</MarkdownText>
        <Typography variant="figure" sx={{ ...figureStyles, ...(index === 0 && { color: "colors.accent" }) }}>
          {figure}
          <Typography variant="caption" color="textSecondary" sx={{ marginTop: 1 }}>
            {figureLabel}
          </Typography>
        </Typography>
      </ListItem>
    ))}
  </List>
)
