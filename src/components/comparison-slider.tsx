import GlobalStyles from "@mui/material/GlobalStyles"
import { styled } from "@mui/material/styles"
import type { CSSProperties, ReactNode } from "react"
import { lazyBehavior } from "#browser/behaviors"
import { parseViewBox } from "#theme/view-box"
import { percent } from "#theme/percent"
import { lightColors, stroke } from "#theme/tokens"
import { OverlayContainer, Overlay, overlayHeight } from "./overlay"
import { FULL_WIDTH_SIZES, pictureViewBox, Picture } from "./picture"

const GRIP = "2.75rem"

/** The arrows of the grip, in the color that stands on yellow in either mode. */
const ARROWS =
  `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 44 32'><path fill='none' stroke='${lightColors.onAction}' stroke-width='2' d='M15 9l-7 7 7 7M29 9l7 7-7 7M22 8v16'/></svg>`.replace(
    "#",
    "%23",
  )

/** The line stops this part of what phones show before its sides: at the ends of its way all of the grip is seen. */
const INSET = 1 / 36
/** The way of the line, in parts of what phones show. */
const TRACK = 1 - 2 * INSET

const Handle = styled("input")(({ theme }) => {
  const { colors } = theme.vars.palette
  const grip = {
    appearance: "none",
    boxSizing: "border-box",
    width: GRIP,
    height: "2rem",
    border: `${stroke.draw} solid ${colors.actionEdge}`,
    borderRadius: theme.shape.borderRadius,
    background: colors.action,
  } as const
  return {
    appearance: "none",
    position: "absolute",
    insetBlock: "0 16%",
    left: "calc(var(--from) + var(--length)/2)",
    translate: "-50%",
    // On phones all of the grip stays on the screen at its ends, with the ring of the focus, beside the line.
    width: `min(var(--length) + ${GRIP},100vw - 14px)`,
    margin: 0,
    background: "none",
    "&::-webkit-slider-thumb": grip,
    "&::-moz-range-thumb": grip,
    "@media (scripting: none), print": { display: "none" },
  }
})

/** Where the line stands in the picture. */
const LINE = "calc(var(--from) + var(--length) * var(--value) / 100)"
/** More than a drawing ever runs out of its frame. */
const OUTSIDE = "-9999px"
const SLIDER = "[data-behavior=compare]"
const arrows = { backgroundImage: `url("data:image/svg+xml,${ARROWS}") !important` }

/**
 * The arrows on the grip, which is seen without them, and what is seen once it is touched; rules of the site's sheet
 * (src/render/deferred-styles.tsx).
 */
export const ComparisonStyles = () => (
  <GlobalStyles
    styles={({ vars }) => {
      const focus = { outline: `${stroke.focus} solid ${vars.palette.colors.text}`, outlineOffset: 3 }
      return {
        [`${SLIDER} input`]: {
          cursor: "ew-resize",
          touchAction: "pan-y",
          "&::-webkit-slider-thumb": arrows,
          "&::-moz-range-thumb": arrows,
          // The grip says where the focus is: the field is as large as the picture.
          "&:focus-visible": { outline: 0 },
          "&:focus-visible::-webkit-slider-thumb": focus,
          "&:focus-visible::-moz-range-thumb": focus,
        },
        [`${SLIDER}[data-state=live]`]: {
          "> [hidden]": { display: "block", position: "absolute", inset: 0 },
          // It still says what the pictures show.
          "> div:first-of-type": { opacity: 0 },
          "> .before": { clipPath: `inset(${OUTSIDE} calc(100% - ${LINE}) ${OUTSIDE} ${OUTSIDE})` },
          "> .after": { clipPath: `inset(${OUTSIDE} ${OUTSIDE} ${OUTSIDE} ${LINE})` },
          "> [hidden] picture > img": { height: "100%", maxHeight: "none" },
          ".line": { display: "inline", transform: `translateX(${LINE})` },
        },
      }
    }}
  />
)

interface ComparisonSliderProps {
  /** What is seen until the slider is touched, on paper and without script. */
  picture: Queries.PhotoFragment
  before: Queries.PhotoFragment
  after: Queries.PhotoFragment
  /** What they show, for people who do not see it. Without it, the picture's own title. */
  alt: string | null
  /** Name of the handle. */
  label: string
  /** What else lies over the pictures, in units of the overlay. */
  marks: ReactNode
}

/**
 * Two pictures, before and after, and a line between them that a handle moves. Both are fetched at the first touch
 * (src/browser/compare.ts).
 */
export const ComparisonSlider = ({ picture, before, after, alt, label, marks }: ComparisonSliderProps) => {
  const [left, , width] = pictureViewBox(picture)
  const [from, , part] = picture.drawing?.phone ? parseViewBox(picture.drawing.phone) : [left, 0, width]
  const style = {
    "--from": percent(from + part * INSET - left, width),
    "--length": percent(part * TRACK, width),
    "--value": 50,
  } as CSSProperties
  return (
    <OverlayContainer style={style} {...lazyBehavior("compare")}>
      <div>
        <Picture picture={picture} alt={alt} sizes={FULL_WIDTH_SIZES} inline />
      </div>
      <div className="before" hidden>
        <Picture picture={before} alt="" sizes={FULL_WIDTH_SIZES} />
      </div>
      <div className="after" hidden>
        <Picture picture={after} alt="" sizes={FULL_WIDTH_SIZES} />
      </div>
      <Overlay picture={picture}>
        {/* The yellow line ends above the foot, where drawings have water. */}
        <g className="line" display="none">
          <path className="signal-line" d={`M0 4V${overlayHeight(picture) - 30}`} />
          <path className="action" d="M-11 4H11L0 20Z" />
        </g>
        {marks}
      </Overlay>
      <Handle type="range" step={0.5} aria-label={label} />
    </OverlayContainer>
  )
}
