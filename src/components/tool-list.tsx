import { styled } from "@mui/material/styles"
import { evenColumns } from "../theme/even-columns"
import { space, stroke, typeScale } from "../theme/tokens"
import Chip from "@mui/material/Chip"
import List from "@mui/material/List"
import ListItem from "@mui/material/ListItem"
import Typography from "@mui/material/Typography"

/** Length of the cords, so that the tools hang as tools hang. */
const cords = [2.25, 4.5, 3, 5.5, 2.5, 4, 5, 3.25]

/** From here on all hooks may hang side by side. */
const WIDE = 1240

/** So many hooks in a row, or fewer where the text is set larger. */
const hooks = (count: number) => `repeat(auto-fill, minmax(min(max(${100 / count}%, 9rem), 100%), 1fr))`

/** Every row of the grid has its own piece of the rail. */
const Rail = styled(List, { shouldForwardProp: name => name !== "count" })<{ count: number }>(({ theme, count }) => {
  const { colors } = theme.vars.palette
  return {
    display: "grid",
    gridTemplateColumns: hooks(evenColumns(count, 8)),
    rowGap: space.s6,
    "& li": {
      "--cord": "2.25rem",
      position: "relative",
      paddingTop: "var(--cord)",
      paddingInline: space.s1,
      borderTop: `${stroke.focus} solid ${colors.text}`,
      textAlign: "center",
    },
    "& li::before": {
      content: '""',
      position: "absolute",
      top: 0,
      left: "50%",
      height: "var(--cord)",
      borderLeft: `${stroke.draw} solid ${colors.text}`,
    },
    "& li::after": {
      content: '""',
      position: "absolute",
      top: -7,
      left: "calc(50% - 5px)",
      width: 11,
      height: 11,
      borderRadius: "50%",
      border: `${stroke.key} solid ${colors.text}`,
      background: colors.background,
    },
    ...Object.fromEntries(
      cords.map((length, index) => [`& li:nth-of-type(${cords.length}n + ${index + 1})`, { "--cord": `${length}rem` }]),
    ),
    [theme.breakpoints.down(WIDE)]: { gridTemplateColumns: hooks(4) },
    [theme.breakpoints.down("sm")]: { gridTemplateColumns: hooks(2) },
  }
})

const Tool = styled(Chip)({
  position: "relative",
  minHeight: "3rem",
  paddingInline: space.s4,
  fontSize: typeScale.lead,
  fontWeight: 600,
}) as typeof Chip

/** Tools on a rail, each on its hook, with what it is for. */
export const ToolList = ({ tools }: { tools: readonly { name: string; role: string }[] }) => (
  <Rail count={tools.length}>
    {tools.map(({ name, role }) => (
      <ListItem key={name}>
        <Tool component="span" label={name} />
        <Typography variant="body2" component="span" color="textSecondary" data-role sx={{ display: "block", mt: 1 }}>
          {role}
        </Typography>
      </ListItem>
    ))}
  </Rail>
)
