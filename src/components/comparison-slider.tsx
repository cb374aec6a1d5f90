import GlobalStyles from "@mui/material/GlobalStyles"
import { styled } from "@mui/material/styles"
import type { CSSProperties, ReactNode } from "react"
import { lazyBehavior } from "#browser/behaviors"
import { toPercentage } from "#theme/to-percentage"
import { lightColors, stroke } from "#theme/tokens"
import { parseViewBox } from "#theme/view-box"
import { Overlay, OverlayContainer, overlayHeight } from "./overlay"
import { FULL_WIDTH_SIZES, Picture, pictureViewBox } from "./picture"

const GRIP_WIDTH = "2.75rem"

/** Arrows of the grip, in the text color on yellow: dark in both modes. */
const ARROWS =
  `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 44 32'><path fill='none' stroke='${lightColors.onAction}' stroke-width='2' d='M15 9l-7 7 7 7M29 9l7 7-7 7M22 8v16'/></svg>`.replace(
    "#",
    "%23",
  )

/** Inset of the dividing line's track, as a fraction of the visible width on phones: keeps the grip on the screen. */
const INSET = 1 / 36
/** Length of the track, as a fraction of the visible width on phones. */
const TRACK = 1 - 2 * INSET

const SliderInput = styled("input")(({ theme }) => {
  const { colors } = theme.vars.palette
  const grip = {
    appearance: "none",
    boxSizing: "border-box",
    width: GRIP_WIDTH,
    height: "2rem",
    border: `${stroke.outline} solid ${colors.actionEdge}`,
    borderRadius: theme.shape.borderRadius,
    background: colors.action,
  } as const
  return {
    appearance: "none",
    position: "absolute",
    insetBlock: "0 16%",
    left: "calc(var(--from) + var(--length)/2)",
    translate: "-50%",
    // On phones, the grip stays on the screen at both ends, with its focus ring.
    width: `min(var(--length) + ${GRIP_WIDTH},100vw - 14px)`,
    margin: 0,
    background: "none",
    "&::-webkit-slider-thumb": grip,
    "&::-moz-range-thumb": grip,
    "@media (scripting: none), print": { display: "none" },
  }
})

/** X of the dividing line in the picture. */
const DIVIDER_X = "calc(var(--from) + var(--length) * var(--value) / 100)"
/** Clips nothing on this side: no drawing overflows its viewBox by more. */
const NEGATIVE_INSET = "-9999px"
const SLIDER_SELECTOR = "[data-behavior=compare]"
const arrowStyles = { backgroundImage: `url("data:image/svg+xml,${ARROWS}") !important` }

/**
 * Deferred styles of the slider: arrows on the grip, and both pictures after the first interaction
 * (src/render/deferred-styles.tsx).
 */
export const ComparisonStyles = () => (
  <GlobalStyles
    styles={({ vars }) => {
      const focusStyles = { outline: `${stroke.thick} solid ${vars.palette.colors.text}`, outlineOffset: 3 }
      return {
        [`${SLIDER_SELECTOR} input`]: {
          cursor: "ew-resize",
          touchAction: "pan-y",
          "&::-webkit-slider-thumb": arrowStyles,
          "&::-moz-range-thumb": arrowStyles,
          // The grip shows the focus: the input is as large as the picture.
          "&:focus-visible": { outline: 0 },
          "&:focus-visible::-webkit-slider-thumb": focusStyles,
          "&:focus-visible::-moz-range-thumb": focusStyles,
        },
        [`${SLIDER_SELECTOR}[data-state=ready]`]: {
          "> [hidden]": { display: "block", position: "absolute", inset: 0 },
          // Transparent, not hidden: its picture has the accessible name.
          "> div:first-of-type": { opacity: 0 },
          "> .before": {
            clipPath: `inset(${NEGATIVE_INSET} calc(100% - ${DIVIDER_X}) ${NEGATIVE_INSET} ${NEGATIVE_INSET})`,
          },
          "> .after": { clipPath: `inset(${NEGATIVE_INSET} ${NEGATIVE_INSET} ${NEGATIVE_INSET} ${DIVIDER_X})` },
          "> [hidden] picture > img": { height: "100%", maxHeight: "none" },
          ".line": { display: "inline", transform: `translateX(${DIVIDER_X})` },
        },
      }
    }}
  />
)

interface ComparisonSliderProps {
  /** Picture before the first interaction, in print and without scripts. */
  picture: Queries.PictureFragment
  before: Queries.PictureFragment
  after: Queries.PictureFragment
  /** Accessible name. Default: the picture's own. */
  alt: string | null
  /** Accessible name of the slider. */
  label: string
  /** Other SVG elements over the pictures, in overlay units. */
  marks: ReactNode
}

/**
 * Two pictures, before and after, divided by a line that the slider moves. Both load on the first interaction
 * (src/browser/compare.ts).
 */
export const ComparisonSlider = ({ picture, before, after, alt, label, marks }: ComparisonSliderProps) => {
  const [left, , width] = pictureViewBox(picture)
  const [visibleLeft, , visibleWidth] = picture.drawing?.phoneViewBox
    ? parseViewBox(picture.drawing.phoneViewBox)
    : [left, 0, width]
  const style = {
    "--from": toPercentage(visibleLeft + visibleWidth * INSET - left, width),
    "--length": toPercentage(visibleWidth * TRACK, width),
    "--value": 50,
  } as CSSProperties
  return (
    <OverlayContainer style={style} {...lazyBehavior("compare")}>
      <div>
        <Picture picture={picture} alt={alt} sizes={FULL_WIDTH_SIZES} eager />
      </div>
      <div className="before" hidden>
        <Picture picture={before} alt="" sizes={FULL_WIDTH_SIZES} />
      </div>
      <div className="after" hidden>
        <Picture picture={after} alt="" sizes={FULL_WIDTH_SIZES} />
      </div>
      <Overlay picture={picture}>
        {/* The line ends above the bottom, where drawings have water. */}
        <g className="line" display="none">
          <path className="signal-line" d={`M0 4V${overlayHeight(picture) - 30}`} />
          <path className="action" d="M-11 4H11L0 20Z" />
        </g>
        {marks}
      </Overlay>
      <SliderInput type="range" defaultValue={50} step={0.5} aria-label={label} />
    </OverlayContainer>
  )
}
