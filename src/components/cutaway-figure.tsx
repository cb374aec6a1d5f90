import { styled } from "@mui/material/styles"
import { touchAttribute } from "../browser/behaviours"
import { Cutaway, type CutawayDrawing } from "../scenes/cutaway"
import { CUT_X } from "../scenes/cutaway-stage"
import { percent } from "../theme/percent"
import { space, stroke, typeScale } from "../theme/tokens"
import { CutDrawing } from "./cut-drawing"
import { List, ListItem } from "./list"
import { crop } from "./wide-figure"

/**
 * Upper edge and size of the figure in its drawing's units, and the part of it that is shown where the notes stand
 * below it.
 */
const FRAME = { top: -20, width: 1296, height: 550 }
const cropped = { left: 280, width: 760 }
/** On a phone the drawing runs from edge to edge, so that its 720 units are as large as they can be. */
const onPhone = { left: 288, width: 720 }

/** The figure's width from which the notes stand in its margins: it grows with their text, as it should. */
const MARGINS = "@container (min-width: 63.7rem)"

/** What lies over a part of the stage, with room for the ring of the focus at both ends. */
const within = (left: number, width: number) => ({
  left: `calc(${percent(left, FRAME.width)} + 7px)`,
  width: `calc(${percent(width, FRAME.width)} - 14px)`,
})

const STAGE = `& > [${touchAttribute}]`

const Figure = styled("figure")(({ theme }) => ({
  containerType: "inline-size",
  position: "relative",
  maxWidth: space.page,
  marginInline: "auto",
  marginTop: "clamp(1.5rem, 3vw, 2.75rem)",
  paddingInline: space.gutter,
  [STAGE]: { position: "relative", ...crop(cropped.left, cropped.width) },
  "& .leader": { display: "none" },
  "& .marker text": { fontWeight: 600 },
  [MARGINS]: {
    [STAGE]: { width: "100%", marginLeft: 0 },
    "& .marker": { display: "none" },
    "& .leader": { display: "inline" },
  },
  [theme.breakpoints.down("sm")]: {
    paddingInline: 0,
    [STAGE]: crop(onPhone.left, onPhone.width),
    "& .marker text": { fontSize: 24, translate: "0 2px" },
    // At its ends the grip stays on the screen as a whole, beside the line that it moves.
    "& [type=range]": within(onPhone.left, onPhone.width),
  },
}))

const Notes = styled(List)(({ theme }) => ({
  "& b": { display: "block", fontWeight: 600, lineHeight: 1.3 },
  "& span": {
    display: "block",
    color: theme.vars.palette.yard.inkSoft,
    fontSize: typeScale.small,
    lineHeight: 1.35,
    textWrap: "balance",
  },
  counterReset: "note",
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(15rem, 100%), 1fr))",
  gap: `${space.s2} ${space.s5}`,
  paddingBlock: `${space.s4} 0`,
  [theme.breakpoints.down("sm")]: { paddingInline: space.gutter },
  "& li": {
    counterIncrement: "note",
    display: "grid",
    gridTemplateColumns: "2rem 1fr",
    columnGap: space.s3,
    paddingTop: space.s2,
    borderTop: `1px solid ${theme.vars.palette.yard.line}`,
    "&::before": {
      content: "counter(note)",
      gridRow: "span 2",
      display: "grid",
      placeItems: "center",
      width: "1.75rem",
      height: "1.75rem",
      borderRadius: "50%",
      border: `${stroke.draw} solid ${theme.vars.palette.yard.ink}`,
      fontSize: typeScale.small,
      fontWeight: 600,
    },
    "& span": { gridColumn: 2 },
  },
  [MARGINS]: {
    display: "block",
    position: "absolute",
    inset: `0 ${space.gutter}`,
    padding: 0,
    // The list lies over the drawing, whose cut is to be taken; its notes are still text that can be selected.
    pointerEvents: "none",
    "& li": {
      display: "block",
      position: "absolute",
      pointerEvents: "auto",
      maxWidth: "17.5%",
      padding: 0,
      border: 0,
      transform: "translateY(-.75rem)",
      "&::before": { display: "none" },
    },
    "& li[data-side=right]": { right: 0, textAlign: "right", maxWidth: "14.4%" },
  },
}))

interface CutawayFigureProps {
  alt: string
  drawing: CutawayDrawing
  notes: readonly { title: string; text: string }[]
  /** Name of the handle. */
  label: string
}

/** The service drawn in section with its margin notes. */
export const CutawayFigure = ({ drawing, notes, alt, label }: CutawayFigureProps) => (
  <Figure>
    <CutDrawing label={label}>
      <Cutaway drawing={drawing} alt={alt} notes={notes.length} />
    </CutDrawing>
    <Notes component="ol">
      {notes.map(({ title, text }, index) => {
        const [x, y] = drawing.anchors[index] ?? [0, 0]
        return (
          <ListItem
            key={title}
            data-side={x < CUT_X ? "left" : "right"}
            style={{ top: percent(y - FRAME.top, FRAME.height) }}
          >
            <b>{title}</b>
            <span>{text}</span>
          </ListItem>
        )
      })}
    </Notes>
  </Figure>
)
