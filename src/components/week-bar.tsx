import { styled } from "@mui/material/styles"
import { MarkedLine } from "./marked-line"
import { space, stroke } from "../theme/tokens"
import List from "@mui/material/List"
import ListItem from "@mui/material/ListItem"
import Typography from "@mui/material/Typography"

/** Planned in pencil, then framed, then afloat. */
const Week = styled(List)(({ theme }) => {
  const { yard } = theme.vars.palette
  const framed = `${stroke.draw} solid ${yard.ink}`
  const pencil = `${stroke.draw} dashed ${yard.ink}`
  return {
    display: "grid",
    gridTemplateColumns: "repeat(5, 1fr)",
    "& li": { paddingRight: space.s5 },
    "& [data-bar]": {
      display: "flex",
      alignItems: "center",
      minHeight: "4.5rem",
      marginRight: `calc(-1 * ${space.s5})`,
      paddingInline: space.s4,
      marginBottom: space.s5,
      border: framed,
      background: yard.plane,
      fontWeight: 600,
    },
    "& li:first-of-type [data-bar]": { border: pencil, borderRight: 0, background: "none" },
    "& li:last-of-type": { paddingRight: 0 },
    "& li:last-of-type [data-bar]": { marginRight: 0, borderLeft: 0, background: yard.sea, color: yard.onSea },
    "& p": { marginTop: space.s2, maxWidth: "26rem" },
    [theme.breakpoints.down("md")]: {
      display: "block",
      "& li": {
        display: "grid",
        gridTemplateColumns: "9rem 1fr",
        gap: space.s5,
        paddingRight: 0,
        paddingBottom: space.s5,
      },
      "& [data-bar], & li:last-of-type [data-bar]": {
        margin: 0,
        minHeight: "100%",
        alignItems: "start",
        paddingTop: space.s3,
      },
      "& li:first-of-type [data-bar]": { borderRight: pencil },
      "& li:last-of-type [data-bar]": { border: framed },
    },
    [theme.breakpoints.down(480)]: {
      "& li": { gridTemplateColumns: "1fr", gap: space.s3 },
      "& [data-bar], & li:last-of-type [data-bar]": { minHeight: "3rem" },
    },
  }
}) as typeof List

interface WeekBarProps {
  parts: readonly { name: string; title: string; text: string; days: number }[]
}

/** The week as one slip of five days, each part as wide as its days. */
export const WeekBar = ({ parts }: WeekBarProps) => (
  <Week component="ol">
    {parts.map(({ name, title, text, days }) => (
      <ListItem key={name} sx={{ gridColumn: `span ${days}` }}>
        <span data-bar>{name}</span>
        <div>
          <Typography variant="h3">{title}</Typography>
          <Typography>
            <MarkedLine>{text}</MarkedLine>
          </Typography>
        </div>
      </ListItem>
    ))}
  </Week>
)
