import List from "@mui/material/List"
import ListItem from "@mui/material/ListItem"
import Typography from "@mui/material/Typography"
import type { ComponentProps } from "react"
import { MarkdownText } from "./markdown-line"
import { NoWrapRanges } from "./no-wrap-ranges"

interface FactListProps {
  facts: readonly Pick<Queries.ItemFragment, "title" | "text">[]
  sx?: object
  factSx?: object
  titleProps?: Omit<ComponentProps<typeof Typography>, "children">
  textProps?: Omit<ComponentProps<typeof MarkdownText>, "children">
}

/** A list of facts with their titles. */
export const FactList = ({ facts, sx, factSx, titleProps, textProps }: FactListProps) => (
  <List component="dl" sx={sx ?? {}}>
    {facts.map(({ title, text }) => (
      <ListItem component="div" key={title} sx={factSx ?? {}}>
        <Typography component="dt" {...titleProps}>
          <NoWrapRanges wrapIfTooLong>{title}</NoWrapRanges>
        </Typography>
        <MarkdownText component="dd" {...textProps}>
          {text}
        </MarkdownText>
      </ListItem>
    ))}
  </List>
)
