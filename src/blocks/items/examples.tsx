import Box from "@mui/material/Box"
import List from "@mui/material/List"
import ListItem from "@mui/material/ListItem"
import Typography from "@mui/material/Typography"
import { MarkdownLine, MarkdownText } from "#components/markdown-line"
import { columns } from "#theme/layouts"
import { space } from "#theme/tokens"
import type { Fields } from "../block"
import type { itemsSchema } from "./schema"

/** The outcome, after an accent-colored square. */
const outcomeStyles = {
  ...columns({ xs: "1rem 1fr" }),
  gap: 1.5,
  alignItems: "baseline",
  paddingTop: 1,
  borderTop: 1,
  borderColor: "colors.divider",
  fontWeight: 600,
  "&::before": { content: '""', width: 12, height: 12, backgroundColor: "colors.accent", transform: "translateY(1px)" },
}

/** Examples of clients: problem, solution and outcome. */
export const Examples = ({ items }: Pick<Fields<typeof itemsSchema>, "items">) => (
  <List sx={{ ...columns({ sm: 2 }), gap: `${space.list} ${space.columns}` }}>
    {items.map(({ title, text, solution, outcome }) => (
      <ListItem key={title} sx={{ display: "grid", gridTemplateRows: "auto 1fr auto", gap: 1 }}>
        <Typography variant="h4">{title}</Typography>
        <Typography color="textSecondary">
          <MarkdownLine>{text}</MarkdownLine>{" "}
          <Box component="span" sx={{ color: "text.primary" }}>
            <MarkdownLine>{solution}</MarkdownLine>
          </Box>
        </Typography>
        <MarkdownText sx={outcomeStyles}>{outcome}</MarkdownText>
      </ListItem>
    ))}
  </List>
)
