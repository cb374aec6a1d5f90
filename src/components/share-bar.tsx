import { styled } from "@mui/material/styles"
import { space, stroke } from "../theme/tokens"
import List from "@mui/material/List"
import ListItem from "@mui/material/ListItem"
import Typography from "@mui/material/Typography"

/** The first part is paid, the others are still in pencil. */
const Bar = styled(List)(({ theme }) => {
  const { yard } = theme.vars.palette
  return {
    display: "flex",
    "& > div": {
      display: "flex",
      flexDirection: "column-reverse",
      justifyContent: "space-between",
      gap: space.s5,
      minHeight: "9rem",
      padding: space.s5,
      border: `${stroke.key} solid ${yard.ink}`,
      background: yard.plane,
    },
    "& dt": { textWrap: "balance" },
    "& > div + div": { borderLeft: 0, borderStyle: "dashed", background: "none" },
    [theme.breakpoints.down(480)]: { "& > div": { padding: space.s3, minHeight: "7.5rem" } },
  }
}) as typeof List

/** A price as one bar, cut to the scale of its parts. */
export const ShareBar = ({ parts }: { parts: readonly { share: number; label: string }[] }) => (
  <Bar component="dl">
    {parts.map(({ share, label }) => (
      <ListItem key={label} component="div" sx={{ width: `${share}%` }}>
        <dt>{label}</dt>
        <Typography variant="figure" component="dd">
          {share}%
        </Typography>
      </ListItem>
    ))}
  </Bar>
)
