import { Box } from "@mui/material"
import { styled } from "@mui/material/styles"
import { fontStack, space, stroke, typeScale } from "../theme/tokens"
import { List, ListItem } from "./list"
import { Typography } from "./typography"

/** Each knot is a step, the first one in hand. */
const Line = styled(List)(({ theme }) => {
  const { yard } = theme.vars.palette
  return {
    marginTop: space.s5,
    marginLeft: space.s2,
    "& li": {
      position: "relative",
      padding: `0 0 ${space.s5} ${space.s5}`,
      borderLeft: `${stroke.key} dashed ${yard.sea}`,
    },
    "& li:last-of-type": { paddingBottom: 0, borderLeftColor: "transparent" },
    "& li::before": {
      content: '""',
      position: "absolute",
      left: -9,
      top: ".2rem",
      width: 16,
      height: 16,
      border: `2px solid ${yard.ink}`,
      background: yard.ground,
      transform: "rotate(45deg)",
    },
    "& li:first-of-type::before": { background: yard.signal },
    // How long it takes.
    "& span": {
      fontFamily: fontStack.display,
      fontWeight: 620,
      fontStretch: "88%",
      fontSize: typeScale.lead,
      color: yard.sea,
    },
  }
})

const NAME = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  columnGap: 2,
  justifyContent: "space-between",
}

interface SoundingLineProps {
  steps: readonly { title: string; figure: string; text: string }[]
}

/** Steps down a line, and how long each takes. */
export const SoundingLine = ({ steps }: SoundingLineProps) => (
  <Line component="ol">
    {steps.map(({ title, figure, text }) => (
      <ListItem key={title}>
        <Box sx={NAME}>
          <Typography variant="h3">{title}</Typography>
          <span>{figure}</span>
        </Box>
        <Typography color="textSecondary" sx={{ mt: 0.5 }}>
          {text}
        </Typography>
      </ListItem>
    ))}
  </Line>
)
