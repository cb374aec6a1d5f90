import { styled } from "@mui/material/styles"
import { graphql } from "gatsby"
import { Button } from "../../components/button"
import { VisuallyHidden } from "../../components/visually-hidden"
import { Tool } from "../../components/tool"
import { Delivered } from "../../render/drawings"
import { Scene } from "../../scenes/scene"
import { fontStack, header, space, stroke, typeScale } from "../../theme/tokens"
import { LoadForm } from "./load-form"
import { Typography } from "../../components/typography"
import { answerTo, exampleLoad, LOAD, longestOf, type Part, type Told } from "../../browser/load/load"
import { LoadedShip, shipFrame } from "../../browser/load/ship"

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
    [theme.breakpoints.down("md")]: {
      gridTemplateColumns: "minmax(0, 1fr)",
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

const Parts = styled("div")(({ theme }) => {
  const { yard } = theme.vars.palette
  return {
    display: "grid",
    gridTemplateColumns: "4fr 6fr 4fr",
    gap: space.s5,
    paddingBlock: space.s5,
    "& p": { fontSize: typeScale.small, color: yard.inkSoft, lineHeight: 1.4 },
    "& p:first-of-type": { fontWeight: 600, color: yard.ink },
    "& strong": {
      display: "block",
      marginBlock: space.s1,
      fontFamily: fontStack.display,
      fontWeight: 620,
      fontStretch: "88%",
      fontSize: typeScale.two,
      lineHeight: 1.15,
    },
    [theme.breakpoints.down("sm")]: { gridTemplateColumns: "minmax(0, 1fr)", gap: space.s4 },
    "@media print": { display: "none" },
  }
})

/** On paper, where no field can be read. */
const Lines = styled("ul")({
  display: "none",
  "@media print": { display: "block", overflowWrap: "anywhere", "& li": { paddingBlock: space.s1 } },
})

const Figures = ({ name, part: { label, value, note } }: { name: "time" | "project" | "plan"; part: Part }) => (
  <div>
    <Typography data-part={`${name}-label`}>{label}</Typography>
    <strong data-part={`${name}-value`}>{value}</strong>
    <Typography data-part={`${name}-note`}>{note}</Typography>
  </div>
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
            <Delivered as="page">
              <Scene viewBox={shipFrame}>
                <LoadedShip bars={answer.bars} hours={load.hours} longest={longestOf(told.offers)} />
              </Scene>
            </Delivered>
          </figure>
          <Parts>
            <Figures name="time" part={answer.time} />
            {told.project && <Figures name="project" part={answer.project} />}
            <Figures name="plan" part={answer.plan} />
          </Parts>
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
