import { styled } from "@mui/material/styles"
import { MarkedLine } from "./marked-line"
import { space, stroke, typeScale } from "../theme/tokens"
import List from "@mui/material/List"
import ListItem from "@mui/material/ListItem"
import { diamond } from "../theme/components/navigation"
import Typography from "@mui/material/Typography"

const DAYS = 14

/** The milestones go down it like steps of a stair, each bar as long as its days. */
const Ruler = styled(List)(({ theme }) => {
  const { yard } = theme.vars.palette
  const days = `linear-gradient(to right, ${yard.pencil} 1px, transparent 1px)`
  return {
    breakInside: "avoid",
    paddingBottom: space.s5,
    backgroundImage: days,
    backgroundSize: `calc(100% / ${DAYS}) 100%`,
    borderRight: `1px solid ${yard.pencil}`,
    "& [data-bar]": {
      position: "relative",
      display: "block",
      width: `calc(100% * var(--length) / ${DAYS})`,
      height: "2.5rem",
      marginLeft: `calc(100% * var(--from) / ${DAYS})`,
      marginBottom: space.s4,
      border: `${stroke.key} dashed ${yard.ink}`,
      background: yard.wash,
      // The waypoint at its end.
      "&::after": {
        ...diamond(theme),
        zIndex: 1,
        right: -9,
        top: "calc(50% - 8px)",
      },
    },
    "& li:nth-of-type(2) [data-bar]": { borderStyle: "solid", background: yard.plane },
    "& li:nth-of-type(3) [data-bar]": { borderStyle: "solid", borderColor: yard.signalEdge, background: yard.signal },
    "& li:last-of-type [data-bar]::after": { borderColor: yard.signalEdge, background: yard.signal },
    "& li": { position: "relative" },
    "& li + li": { marginTop: space.s6 },
    // The course: from the end of a milestone down to where the next begins; the last one ends at the launch.
    "& li:not(:last-of-type)::after": {
      content: '""',
      position: "absolute",
      top: "2.5rem",
      bottom: `calc(-1 * ${space.s6})`,
      left: `calc(100% * (var(--from) + var(--length)) / ${DAYS} - 1px)`,
      borderLeft: `${stroke.key} dashed ${yard.sea}`,
    },
    "& [data-words]": {
      position: "relative",
      zIndex: 1,
      display: "inline-block",
      maxWidth: "26rem",
      marginLeft: `calc(100% * var(--from) / ${DAYS})`,
      background: yard.wash,
      boxDecorationBreak: "clone",
      paddingBlock: space.s2,
      paddingRight: space.s4,
    },
    // The words have the whole width: days are told beside the bars, and no course runs behind what one reads.
    [theme.breakpoints.down("md")]: {
      "&, & li": { backgroundSize: `calc(100% / ${DAYS}) 2.5rem`, backgroundRepeat: "repeat-x" },
      border: 0,
      paddingBottom: 0,
      "& li + li": { marginTop: space.s4, backgroundImage: days },
      "& li:not(:last-of-type)::after": { content: "none" },
      "& [data-bar]": { marginBottom: 0 },
      "& [data-words]": { marginLeft: 0, paddingRight: 0 },
    },
  }
}) as typeof List

const Numbers = styled("div")(({ theme }) => ({
  display: "grid",
  breakAfter: "avoid",
  gridTemplateColumns: `repeat(${DAYS}, 1fr)`,
  paddingBlock: space.s2,
  borderTop: `${stroke.key} solid ${theme.vars.palette.yard.ink}`,
  fontSize: typeScale.note,
  fontWeight: 500,
  textAlign: "center",
}))

interface DayRulerProps {
  milestones: readonly { title: string; from: number; to: number; days: string; text: string }[]
}

/** Three milestones on a ruler of fourteen days, to scale. */
export const DayRuler = ({ milestones }: DayRulerProps) => (
  <>
    <Numbers aria-hidden="true">
      {Array.from({ length: DAYS }, (_, index) => (
        <span key={index}>{index + 1}</span>
      ))}
    </Numbers>
    <Ruler component="ol">
      {milestones.map(({ title, from, to, days, text }) => (
        <ListItem key={title} sx={{ "--from": from - 1, "--length": to - from + 1 }}>
          <span data-bar />
          <div data-words>
            <Typography variant="h3">{title}</Typography>
            <Typography sx={{ fontWeight: 600, color: "yard.sea" }}>{days}</Typography>
            <Typography sx={{ mt: 1 }}>
              <MarkedLine>{text}</MarkedLine>
            </Typography>
          </div>
        </ListItem>
      ))}
    </Ruler>
  </>
)
