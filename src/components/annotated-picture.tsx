import List from "@mui/material/List"
import ListItem from "@mui/material/ListItem"
import { styled } from "@mui/material/styles"
import { type ViewBox, parseViewBox } from "#theme/view-box"
import { percent } from "#theme/percent"
import { space, stroke, typeScale } from "#theme/tokens"
import { ComparisonSlider } from "./comparison-slider"
import { OverlayContainer, Overlay, OVERLAY_WIDTH, overlayHeight } from "./overlay"
import { FULL_WIDTH_SIZES, pictureViewBox, Picture } from "./picture"

/** Where the lines begin that lead from the margins to their points. */
const [LEFT, RIGHT] = [246, 1106]

/** The figure's width from which the notes stand in its margins: it grows with their text, as it should. */
const MARGINS = "@container (min-width: 63.7rem)"

/** Fills its place with a part of a picture. */
const filled = ([left, , width]: ViewBox, [edge, , whole]: ViewBox) => ({
  width: percent(whole, width),
  marginLeft: percent(edge - left, width),
})

interface FigureProps {
  /** The part of a drawing that narrow screens show, where it has wide margins, and the width of that. */
  narrow: ReturnType<typeof filled> | undefined
  /** On wide screens the notes stand beside the picture, not below it. */
  hasSideNotes: boolean
}

const Figure = styled("figure", {
  shouldForwardProp: name => name !== "narrow" && name !== "isFlanked",
})<FigureProps>(({ theme, narrow, hasSideNotes: isFlanked }) => ({
  containerType: "inline-size",
  position: "relative",
  maxWidth: space.page,
  marginInline: "auto",
  marginTop: "clamp(1.5rem, 3vw, 2.75rem)",
  paddingInline: space.gutter,
  ...(narrow ? { "& > div": narrow } : { "& picture > img, & [data-ground]": { maxWidth: "none", maxHeight: "none" } }),
  "& .leaders": { display: "none" },
  "& .markers text": { fontWeight: 600 },
  [MARGINS]: {
    ...(narrow && { "& > div": { width: "100%", marginLeft: 0 } }),
    ...(isFlanked && { "& .markers": { display: "none" }, "& .leaders": { display: "inline" } }),
  },
  [theme.breakpoints.down("sm")]: {
    paddingInline: 0,
    "& .markers text": { fontSize: 24, translate: "0 2px" },
  },
}))

const Notes = styled(List, { shouldForwardProp: name => name !== "areBeside" })<{
  areBeside: boolean
  component: "ol"
}>(({ theme, areBeside: areSideNotes }) => ({
  "& b": { display: "block", fontWeight: 600, lineHeight: 1.3 },
  "& span": {
    display: "block",
    color: theme.vars.palette.colors.textSecondary,
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
    // Its place beside the picture counts there alone.
    position: "static",
    counterIncrement: "note",
    display: "grid",
    gridTemplateColumns: "2rem 1fr",
    columnGap: space.s3,
    paddingTop: space.s2,
    borderTop: `1px solid ${theme.vars.palette.colors.divider}`,
    "&::before": {
      content: "counter(note)",
      gridRow: "span 2",
      display: "grid",
      placeItems: "center",
      width: "1.75rem",
      height: "1.75rem",
      borderRadius: "50%",
      border: `${stroke.draw} solid ${theme.vars.palette.colors.text}`,
      fontSize: typeScale.small,
      fontWeight: 600,
    },
    "& span": { gridColumn: 2 },
  },
  ...(areSideNotes && {
    [MARGINS]: {
      display: "block",
      position: "absolute",
      inset: `0 ${space.gutter}`,
      padding: 0,
      // The list lies over the picture, whose handle is to be taken; its notes are still text that can be selected.
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
  }),
}))

interface Note {
  title: string
  text: string | null
  /** Where it points, in percent of the picture. */
  x: number | null
  y: number | null
}

interface Point {
  x: number
  y: number
}

/** @returns where a note points, in units of the overlay; nothing where it does not say so */
const pointOf = ({ x, y }: Note, height: number): Point | undefined =>
  x === null || y === null ? undefined : { x: Math.round((x * OVERLAY_WIDTH) / 100), y: Math.round((y * height) / 100) }

const isLeft = ({ x }: Point): boolean => x < OVERLAY_WIDTH / 2

/** Units by which a number stands below the middle of its point, which its own middle is on then. */
const BASELINE = 6.5

/** The points of notes: lines from the margins lead to them; where the notes stand below, their numbers are on them. */
const Pointers = ({ points }: { points: readonly (Point | undefined)[] }) => {
  const numbered = points.flatMap((point, index) => (point ? [{ ...point, number: index + 1 }] : []))
  const lines = numbered.map(point => `M${isLeft(point) ? LEFT : RIGHT} ${point.y}H${point.x}`)
  const dots = (radius: number) =>
    numbered.map(({ x, y, number }) => <circle key={number} className="ink" cx={x} cy={y} r={radius} />)
  return (
    <>
      <g className="leaders">
        <path className="outline" d={lines.join("")} />
        {dots(4)}
      </g>
      <g className="markers">
        {dots(15)}
        <g fontSize={19} textAnchor="middle" transform={`translate(0 ${BASELINE})`}>
          {numbered.map(({ x, y, number }) => (
            <text key={number} className="on-sea" x={x} y={y}>
              {number}
            </text>
          ))}
        </g>
      </g>
    </>
  )
}

/** Where a note stands beside the picture: at the height of its point, on the side where that is. */
const sideNoteProps = (point: Point, height: number) => ({
  "data-side": isLeft(point) ? "left" : "right",
  style: { top: percent(point.y, height) },
})

interface AnnotatedPictureProps {
  picture: Queries.PhotoFragment
  /** What it shows, for people who do not see it. Without it, its own title. */
  alt: string | null
  notes: readonly Note[]
  /** What the picture is made of, where a slider compares the two. */
  compared: { before: Queries.PhotoFragment; after: Queries.PhotoFragment; label: string } | undefined
}

/**
 * A picture with its notes: beside it where it is a drawing with margins for them, else below, with their numbers on
 * the points.
 */
export const AnnotatedPicture = ({ picture, alt, notes, compared }: AnnotatedPictureProps) => {
  const phone = picture.drawing?.phone
  const narrow = phone ? filled(parseViewBox(phone), pictureViewBox(picture)) : undefined
  const height = overlayHeight(picture)
  const points = notes.map(note => pointOf(note, height))
  const areSideNotes = narrow !== undefined && points.every(point => point)
  const pointers = <Pointers points={points} />
  return (
    <Figure narrow={narrow} hasSideNotes={areSideNotes}>
      {compared ? (
        <ComparisonSlider picture={picture} alt={alt} {...compared} marks={pointers} />
      ) : (
        <OverlayContainer>
          <div>
            <Picture picture={picture} alt={alt} sizes={FULL_WIDTH_SIZES} inline />
          </div>
          {notes.length > 0 && <Overlay picture={picture}>{pointers}</Overlay>}
        </OverlayContainer>
      )}
      {notes.length > 0 && (
        <Notes component="ol" areBeside={areSideNotes}>
          {notes.map(({ title, text }, index) => {
            const point = areSideNotes && points[index]
            return (
              <ListItem key={title} {...(point && sideNoteProps(point, height))}>
                <b>{title}</b>
                <span>{text}</span>
              </ListItem>
            )
          })}
        </Notes>
      )}
    </Figure>
  )
}
