import List from "@mui/material/List"
import ListItem from "@mui/material/ListItem"
import { styled } from "@mui/material/styles"
import { toPercentage } from "#theme/to-percentage"
import { space, stroke, typeScale } from "#theme/tokens"
import { parseViewBox, type ViewBox } from "#theme/view-box"
import { ComparisonSlider } from "./comparison-slider"
import { Overlay, OVERLAY_WIDTH, OverlayContainer, overlayHeight } from "./overlay"
import { FULL_WIDTH_SIZES, Picture, pictureViewBox } from "./picture"

/** X of the outer ends of leader lines, in overlay units. */
const [LEADER_LEFT, LEADER_RIGHT] = [246, 1106]

/** Container query of side notes: a minimum width in rem, which grows with their text. */
const SIDE_NOTES_QUERY = "@container (min-width: 63.7rem)"

/** Returns styles that fill the container with a part of a picture, given the view boxes of part and picture. */
const cropStyles = ([left, , width]: ViewBox, [wholeLeft, , wholeWidth]: ViewBox) => ({
  width: toPercentage(wholeWidth, width),
  marginLeft: toPercentage(wholeLeft - left, width),
})

interface FigureProps {
  /** Styles that crop a drawing with wide margins to the part for narrow screens. */
  narrowCrop: ReturnType<typeof cropStyles> | undefined
  /** Puts the notes beside the picture on wide screens. */
  hasSideNotes: boolean
}

const Figure = styled("figure", {
  shouldForwardProp: name => name !== "narrowCrop" && name !== "hasSideNotes",
})<FigureProps>(({ theme, narrowCrop, hasSideNotes }) => ({
  containerType: "inline-size",
  position: "relative",
  maxWidth: space.page,
  marginInline: "auto",
  marginTop: space.row,
  paddingInline: space.gutter,
  ...(narrowCrop
    ? { "& > div": narrowCrop }
    : { "& picture > img, & [data-light-background]": { maxWidth: "none", maxHeight: "none" } }),
  "& .leaders": { display: "none" },
  "& .markers text": { fontWeight: 600 },
  [SIDE_NOTES_QUERY]: {
    ...(narrowCrop && { "& > div": { width: "100%", marginLeft: 0 } }),
    ...(hasSideNotes && { "& .markers": { display: "none" }, "& .leaders": { display: "inline" } }),
  },
  [theme.breakpoints.down("sm")]: {
    paddingInline: 0,
    "& .markers text": { fontSize: 24, translate: "0 2px" },
  },
}))

const Notes = styled(List, { shouldForwardProp: name => name !== "areSideNotes" })<{
  areSideNotes: boolean
  component: "ol"
}>(({ theme, areSideNotes }) => ({
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
    // Static: below the picture, the inline `top` of a note must have no effect.
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
      border: `${stroke.outline} solid ${theme.vars.palette.colors.text}`,
      fontSize: typeScale.small,
      fontWeight: 600,
    },
    "& span": { gridColumn: 2 },
  },
  ...(areSideNotes && {
    [SIDE_NOTES_QUERY]: {
      display: "block",
      position: "absolute",
      inset: `0 ${space.gutter}`,
      padding: 0,
      // The list overlays the picture: the slider stays draggable, the notes selectable.
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
  /** Point that the note refers to, in percent of the picture. */
  x: number | null
  y: number | null
}

interface Point {
  x: number
  y: number
}

/** Returns the point of a note in overlay units, if it has one. */
const pointOf = ({ x, y }: Note, height: number): Point | undefined =>
  x === null || y === null ? undefined : { x: Math.round((x * OVERLAY_WIDTH) / 100), y: Math.round((y * height) / 100) }

const isLeft = ({ x }: Point): boolean => x < OVERLAY_WIDTH / 2

/** Offset of a number's baseline below its point, in overlay units: centers the number. */
const BASELINE_OFFSET = 6.5

/** Points that notes refer to: with leader lines to side notes, or with numbers. */
const Pointers = ({ points }: { points: readonly (Point | undefined)[] }) => {
  const numbered = points.flatMap((point, index) => (point ? [{ ...point, number: index + 1 }] : []))
  const lines = numbered.map(point => `M${isLeft(point) ? LEADER_LEFT : LEADER_RIGHT} ${point.y}H${point.x}`)
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
        <g fontSize={19} textAnchor="middle" transform={`translate(0 ${BASELINE_OFFSET})`}>
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

/** Returns the props of a side note, from the side and height of its point. */
const sideNoteProps = (point: Point, height: number) => ({
  "data-side": isLeft(point) ? "left" : "right",
  style: { top: toPercentage(point.y, height) },
})

interface AnnotatedPictureProps {
  picture: Queries.PictureFragment
  /** Accessible name. Default: the picture's own. */
  alt: string | null
  notes: readonly Note[]
  /** Two pictures to compare with a slider. */
  comparison: { before: Queries.PictureFragment; after: Queries.PictureFragment; label: string } | undefined
}

/**
 * A picture with notes: beside drawings with margins, otherwise below, with numbers on their points.
 */
export const AnnotatedPicture = ({ picture, alt, notes, comparison }: AnnotatedPictureProps) => {
  const phoneViewBox = picture.drawing?.phoneViewBox
  const narrowCrop = phoneViewBox ? cropStyles(parseViewBox(phoneViewBox), pictureViewBox(picture)) : undefined
  const height = overlayHeight(picture)
  const points = notes.map(note => pointOf(note, height))
  const areSideNotes = narrowCrop !== undefined && points.every(point => point)
  const pointers = <Pointers points={points} />
  return (
    <Figure narrowCrop={narrowCrop} hasSideNotes={areSideNotes}>
      {comparison ? (
        <ComparisonSlider picture={picture} alt={alt} {...comparison} marks={pointers} />
      ) : (
        <OverlayContainer>
          <div>
            <Picture picture={picture} alt={alt} sizes={FULL_WIDTH_SIZES} eager />
          </div>
          {notes.length > 0 && <Overlay picture={picture}>{pointers}</Overlay>}
        </OverlayContainer>
      )}
      {notes.length > 0 && (
        <Notes component="ol" areSideNotes={areSideNotes}>
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
