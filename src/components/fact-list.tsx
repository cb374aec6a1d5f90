import List from "@mui/material/List"
import ListItem from "@mui/material/ListItem"
import Typography from "@mui/material/Typography"
import type { ComponentProps } from "react"
import { MarkdownText } from "./markdown-line"
import { NoWrap } from "./no-wrap"

interface FactListProps {
  facts: readonly Pick<Queries.ItemFragment, "title" | "text">[]
  /** For `sx` of the list, and of a fact in it. */
  sx?: object
  fact?: object
  /** The looks of what a fact is called, and of what it says. */
  term?: Omit<ComponentProps<typeof Typography>, "children">
  text?: Omit<ComponentProps<typeof MarkdownText>, "children">
}

/** What is known of somebody or something, by name. */
export const FactList = ({ facts, sx, fact, term, text }: FactListProps) => (
  <List component="dl" sx={sx ?? {}}>
    {facts.map(({ title, text: said }) => (
      <ListItem component="div" key={title} sx={fact ?? {}}>
        <Typography component="dt" {...term}>
          <NoWrap large>{title}</NoWrap>
        </Typography>
        <MarkdownText component="dd" {...text}>
          {said}
        </MarkdownText>
      </ListItem>
    ))}
  </List>
)
