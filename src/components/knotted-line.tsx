import { styled } from "@mui/material/styles"
import { space, stroke } from "../theme/tokens"
import { List } from "./list"
import { ListItemText } from "./list-item-text"

/** A knot for every step; the line ends at the last one, which is made fast. */
const Line = styled(List)(({ theme }) => {
  const { yard } = theme.vars.palette
  const line = `${stroke.key} solid ${yard.sea}`
  return {
    display: "grid",
    gridAutoFlow: "column",
    gridAutoColumns: "1fr",
    "& li": { position: "relative", padding: `${space.s6} ${space.s5} 0 0`, borderTop: line },
    "& li::before": {
      content: '""',
      position: "absolute",
      top: -11,
      left: 0,
      width: 20,
      height: 20,
      borderRadius: "50%",
      border: line,
      background: yard.ground,
    },
    "& li:last-of-type": { borderColor: "transparent", paddingRight: 0 },
    "& li:last-of-type::before": { background: yard.sea },
    "& p": { maxWidth: "20rem" },
    [theme.breakpoints.down("md")]: {
      gridAutoFlow: "row",
      "& li, & li:last-of-type": {
        padding: `0 0 ${space.s6} ${space.s6}`,
        borderTop: 0,
        borderLeft: line,
        marginLeft: 10,
      },
      "& li:last-of-type": { borderColor: "transparent", paddingBottom: 0 },
      "& li::before": { top: 0, left: -11 },
    },
  }
})

/** Steps along one line; down it on phones and tablets. */
export const KnottedLine = ({ steps }: { steps: readonly { title: string; text: string }[] }) => (
  <Line component="ol">
    {steps.map(({ title, text }) => (
      <ListItemText key={title} component="li" primary={title} secondary={text} />
    ))}
  </Line>
)
