import { Stack } from "@mui/material"
import { styled } from "@mui/material/styles"
import { graphql } from "gatsby"
import { Button } from "../../components/button"
import { Grid } from "../../components/grid"
import { List } from "../../components/list"
import { VisuallyHidden } from "../../components/visually-hidden"
import { Tool } from "../../components/tool"
import { DrawingSvg } from "../../theme/drawing-svg"
import { header, space, stroke } from "../../theme/tokens"
import { LoadForm } from "./load-form"
import { Typography } from "../../components/typography"
import { answerTo, exampleLoad, LOAD, longestOf, type Part, type Told } from "../../browser/load/load"
import { LoadedShip, shipFrame } from "../../browser/load/ship"

/** Runs while the tool's own last step is in the window. */
const SENT = "--sent"

/** The manifest on the left, the ship and what it comes to on the right; on phones the ship stays in sight above. */
const Quay = styled("div")(({ theme }) => {
  const { yard } = theme.vars.palette
  return {
    display: "grid",
    gridTemplateColumns: "5fr 8fr",
    gap: `${space.s5} clamp(2rem, 5vw, 5.5rem)`,
    alignItems: "start",
    "& > *": { minWidth: 0 },
    "& > div": { position: "sticky", top: header.clearance },
    "& figure": { overflow: "clip", overflowClipMargin: "content-box" },
    "& .weeks text": { dominantBaseline: "hanging" },
    "& .lot-name": { display: "none" },
    "@media print": { display: "block", "& > div": { position: "static" }, "& .lot-name": { display: "inline" } },
    [theme.breakpoints.up(1340)]: { "& .lot-name": { display: "inline" } },
    // The floating button gives way to it: this is no movement, so it holds where none is wanted.
    "& [data-go]": { viewTimelineName: SENT, viewTimelineInset: 0 },
    "main:has(&)": {
      timelineScope: SENT,
      "& > [data-floating]": { animation: "give-way 1ms !important", animationTimeline: `${SENT} !important` },
    },
    "@keyframes give-way": { "from, to": { visibility: "hidden" } },
    [theme.breakpoints.down("md")]: {
      // A grid would keep the ship in its own row: here it stays in sight as long as one loads.
      display: "flex",
      flexDirection: "column",
      alignItems: "stretch",
      "& > div": { display: "contents" },
      // What has the focus stands below the ship, not behind it.
      "& :is(input, select)": { scrollMarginTop: "45vw" },
      "& figure": {
        order: -1,
        // On a phone that is held upright: else it would be all that is seen.
        "@media (min-height: 37.5rem)": { position: "sticky", top: `calc(${header.height} - 1px)`, zIndex: 1 },
        background: yard.ground,
        marginInline: `calc(-1 * ${space.gutter})`,
        paddingTop: space.s2,
        borderBottom: `${stroke.draw} solid ${yard.ink}`,
      },
    },
  }
})

/** On paper, where no field can be read. */
const Lines = styled(List)({
  display: "none",
  "@media print": { display: "block", overflowWrap: "anywhere", "& li": { paddingBlock: space.s1 } },
})

const Figures = ({ name, part: { label, value, note } }: { name: "time" | "project" | "plan"; part: Part }) => (
  <Stack spacing={0.5}>
    <Typography variant="body2" data-part={`${name}-label`} sx={{ fontWeight: 600 }}>
      {label}
    </Typography>
    <Typography variant="h2" component="strong" data-part={`${name}-value`}>
      {value}
    </Typography>
    <Typography variant="body2" color="textSecondary" data-part={`${name}-note`}>
      {note}
    </Typography>
  </Stack>
)

/**
 * Load your ship: what shall be built and how many hours a month, as cargo; and what that comes to. Its script answers
 * the fields (src/browser/load/script.ts).
 */
export const LoadShip = (told: Told) => {
  const load = exampleLoad(told)
  const answer = answerTo(load, told)
  return (
    <Tool name={LOAD} told={told}>
      <Quay>
        <LoadForm {...told} />
        <div>
          <figure>
            <DrawingSvg viewBox={shipFrame}>
              <LoadedShip bars={answer.bars} hours={load.hours} longest={longestOf(told.offers)} />
            </DrawingSvg>
          </figure>
          <Grid
            template={{ xs: 1, sm: "4fr 6fr 4fr" }}
            spacing={3}
            sx={{ paddingBlock: 3, "@media print": { display: "none" } }}
          >
            <Figures name="time" part={answer.time} />
            {told.project && <Figures name="project" part={answer.project} />}
            <Figures name="plan" part={answer.plan} />
          </Grid>
          <Lines data-lines="" />
          <Button href={answer.href} data-go="">
            {told.words.action}
          </Button>
          <VisuallyHidden role="status" />
        </div>
      </Quay>
    </Tool>
  )
}

export const query = graphql`
  fragment ShipLoad on ShipLoad {
    title
    lead
    services
    package
    option
    hours
    time {
      label
      several
      value
      note
    }
    projectNote
    projectsNote
    plan {
      label
      note
    }
    empty
    action
    brief {
      title
      package
      change
    }
  }
`
