import { styled } from "@mui/material/styles"
import { space, stroke } from "../theme/tokens"
import { Card } from "./card"
import List from "@mui/material/List"
import ListItem from "@mui/material/ListItem"
import Typography from "@mui/material/Typography"

const Board = styled(Card)(({ theme }) => {
  const { yard } = theme.vars.palette
  return {
    position: "relative",
    breakInside: "avoid",
    display: "grid",
    gridTemplateColumns: "1fr 1fr",
    gap: `${space.s6} clamp(1.5rem, 4vw, 4rem)`,
    padding: "clamp(2.5rem, 4vw, 3.5rem) clamp(1.25rem, 3vw, 2.75rem) clamp(1.25rem, 3vw, 2.75rem)",
    "&::before": {
      content: '""',
      position: "absolute",
      top: -15,
      left: "calc(50% - 3.5rem)",
      width: "7rem",
      height: 28,
      background: yard.ground,
      border: `${stroke.key} solid ${yard.ink}`,
      borderRadius: "3px 3px 0 0",
      // The frame may begin a sheet, above which nothing is printed.
      "@media print": { display: "none" },
    },
    "& li": {
      display: "grid",
      gridTemplateColumns: "1.125rem 1fr",
      gap: space.s3,
      paddingBlock: space.s3,
      borderTop: `1px solid ${yard.line}`,
      lineHeight: 1.4,
      "&::before": { content: '""', width: 18, height: 18, marginTop: 2, border: `${stroke.draw} solid ${yard.ink}` },
    },
    [theme.breakpoints.down("sm")]: { gridTemplateColumns: "1fr" },
  }
})

interface ClipboardProps {
  lists: readonly { title: string; items: readonly string[] }[]
}

/** Checklists as a sheet on a clipboard, with boxes to tick on paper. */
export const Clipboard = ({ lists }: ClipboardProps) => (
  <Board variant="elevation">
    {lists.map(({ title, items }) => (
      <div key={title}>
        <Typography variant="h3">{title}</Typography>
        <List sx={{ mt: 2 }}>
          {items.map(item => (
            <ListItem key={item}>{item}</ListItem>
          ))}
        </List>
      </div>
    ))}
  </Board>
)
