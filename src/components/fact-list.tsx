import List from "@mui/material/List"
import ListItem from "@mui/material/ListItem"
import Typography from "@mui/material/Typography"
import type { ComponentProps } from "react"
import { MarkdownText } from "./markdown-line"
import { UnbrokenRanges } from "./unbroken-ranges"

interface FactListProps {
  facts: readonly Pick<Queries.ItemFragment, "title" | "text">[]
  /** `sx` of the list, and of each fact. */
  sx?: object
  fact?: object
  /** Props of the title and of the text of each fact. */
  term?: Omit<ComponentProps<typeof Typography>, "children">
  text?: Omit<ComponentProps<typeof MarkdownText>, "children">
}

/** A list of facts with their titles. */
export const FactList = ({ facts, sx, fact, term, text }: FactListProps) => (
  <List component="dl" sx={sx ?? {}}>
    {facts.map(({ title, text: description }) => (
      <ListItem component="div" key={title} sx={fact ?? {}}>
        <Typography component="dt" {...term}>
          <UnbrokenRanges breakIfWide>{title}</UnbrokenRanges>
        </Typography>
        <MarkdownText component="dd" {...text}>
          {description}
        </MarkdownText>
      </ListItem>
    ))}
  </List>
)
