import Box from "@mui/material/Box"
import List from "@mui/material/List"
import ListItem from "@mui/material/ListItem"
import { styled } from "@mui/material/styles"
import { Picture } from "#components/picture"
import { useSite } from "#site/use-site"
import { fontStack, space, typeScale } from "#theme/tokens"
import type { Fields } from "../block"
import { PHONE_BREAKPOINT, ResponsivePicture } from "./responsive-picture"
import type { launchSchema } from "./schema"

/** Breakpoint in px from which the heading fits on one line, and the ship is beside the text. */
export const BESIDE_TEXT_BREAKPOINT = 1240

/** Width of ship and ruler, smaller in short windows, so that the ruler below the ship is visible. */
const HEIGHT_LIMITED_WIDTH = "min(100%, 150vh)"

/**
 * Animations on load. Those on scroll are listed only where they have keyframes: otherwise Chromium would restyle all
 * elements for new keyframes of any name.
 */
const LET_IN = "let-in .8s ease-out .2s both"
const LAUNCH = "launch .8s ease-out .2s both"

const Figure = styled("figure")(({ theme }) => ({
  position: "relative",
  display: "grid",
  width: "100%",
  maxWidth: space.page,
  marginInline: "auto",
  [theme.breakpoints.up(BESIDE_TEXT_BREAKPOINT)]: { marginTop: "-9.9rem", width: HEIGHT_LIMITED_WIDTH },
  [theme.breakpoints.down(PHONE_BREAKPOINT)]: { marginTop: space.s5 },
  // On load, the ship is launched.
  "@media (prefers-reduced-motion: no-preference)": {
    "& .lowered": { animation: LET_IN },
    "@keyframes let-in": { from: { transform: "translateY(-20%)" } },
    "& .ship": { animation: LAUNCH },
    "@keyframes launch": { from: { transform: "translate(-8cqi, -.5cqi)" } },
  },
  // On scroll, the crane lowers its load, and the ship leaves the quay.
  "@supports (animation-timeline: scroll())": {
    [`@media screen and (prefers-reduced-motion: no-preference) and (min-width: ${PHONE_BREAKPOINT}px)`]: {
      "& .lowered": { animation: `${LET_IN}, lower linear both`, animationRange: "normal, 0 24rem" },
      "@keyframes lower": { to: { translate: "0 32.333%" } },
      "& .ship": { animation: `${LAUNCH}, cast-off linear both`, animationRange: "normal, 8rem 30rem" },
      "@keyframes cast-off": { to: { translate: "3.06% .68%" } },
      "& :is(.lowered,.ship)": { animationTimeline: "auto, scroll(root)" },
    },
  },
}))

/** Stacks the moving layers on the picture. */
const layerStyles = { gridArea: "1 / 1", position: "relative" } as const

/**
 * Clips the crane's cable to the part between trolley and deck of home/ship.svg. No grid area: in print, Chromium
 * would position the cable by that area.
 */
const Cable = styled("div")(({ theme }) => ({
  position: "absolute",
  left: "41.389%",
  top: "21.115%",
  width: "9.167%",
  height: "45.439%",
  overflow: "clip",
  "& > *": { position: "absolute", width: "100%", top: "-46.47%" },
  [theme.breakpoints.down(PHONE_BREAKPOINT)]: { display: "none" },
}))

/** The name on the bow of home/ship-built.svg, on phones home/ship-built-phone.svg. */
const ShipName = styled("span")(({ theme }) => ({
  position: "absolute",
  left: "84.306%",
  top: "69.62%",
  translate: "-50%",
  font: `620 semi-condensed 1.736cqi/1 ${fontStack.display}`,
  whiteSpace: "nowrap",
  [theme.breakpoints.down(PHONE_BREAKPOINT)]: { left: "72.3%", top: "67.5%", fontSize: "4.8cqi" },
}))

/**
 * The labels of the ruler's marks, at 5.28, 27.6, 50, 72.4 and 94.7 % of the drawing (home/ship.svg).
 */
const Ruler = styled(List)(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "repeat(4, 1fr)",
  maxWidth: space.page,
  marginInline: "auto",
  paddingInline: "5.28%",
  fontSize: typeScale.small,
  lineHeight: 1.3,
  [theme.breakpoints.up(BESIDE_TEXT_BREAKPOINT)]: { width: HEIGHT_LIMITED_WIDTH },
  "& b": { display: "block", fontWeight: 600 },
  "& span": { color: theme.vars.palette.colors.textSecondary },
  "& li": { gridRow: 1, padding: `0 ${space.s3} 0 ${space.s2}` },
  "& li:nth-of-type(4)": { gridColumn: 4 },
  "& li:last-of-type": { gridColumn: 4, justifySelf: "end", paddingRight: space.s2 },
  // With large text, the launch is below the last week.
  "@container (max-width: 36rem)": { "& li:last-of-type": { gridRow: 2 } },
  [theme.breakpoints.down(PHONE_BREAKPOINT)]: {
    display: "block",
    paddingInline: space.gutter,
    // A table: all titles are as wide as the longest.
    "& li": { display: "table-row" },
    "& li > *": { display: "table-cell", padding: `${space.s1} ${space.s2} ${space.s1} 0` },
    "& li[data-empty]": { display: "none" },
  },
})) as typeof List

type Launch = Fields<typeof launchSchema>

interface LaunchPictureProps extends Pick<Launch, "alt" | "pictureOnPhones"> {
  picture: Queries.PictureFragment
  movingLayers: Record<"ship" | "shipOnPhones" | "craneLoad", Queries.PictureFragment> | undefined
}

/** The picture, with a ship that is launched and a load that a crane lowers. */
export const LaunchPicture = ({ picture, alt, pictureOnPhones, movingLayers }: LaunchPictureProps) => {
  const { shipName } = useSite()
  return (
    <Figure>
      <Box sx={layerStyles}>
        {pictureOnPhones ? (
          <ResponsivePicture {...{ picture, pictureOnPhones, alt }} />
        ) : (
          <Picture {...{ picture, alt }} eager />
        )}
      </Box>
      {movingLayers && (
        <>
          <Box className="ship" sx={{ ...layerStyles, containerType: "inline-size" }}>
            <ResponsivePicture picture={movingLayers.ship} pictureOnPhones={movingLayers.shipOnPhones} alt="" />
            <ShipName aria-hidden>{shipName}</ShipName>
          </Box>
          <Cable>
            <div className="lowered">
              <Picture picture={movingLayers.craneLoad} alt="" />
            </div>
          </Cable>
        </>
      )}
    </Figure>
  )
}

/** Weeks at the marks of the drawing's ruler. */
export const WeekRuler = ({ weeks }: Pick<Launch, "weeks">) => (
  <Ruler component="ol">
    {weeks.map(({ title, text }) => (
      <ListItem key={title} data-empty={text ? undefined : true}>
        <b>{title}</b>
        {text && <span>{text}</span>}
      </ListItem>
    ))}
  </Ruler>
)
