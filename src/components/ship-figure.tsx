import { styled } from "@mui/material/styles"
import { built, compactBuilt, compactSlip, load, wideSlip } from "../scenes/home/slip"
import { MovingPart, SceneByWidth, WIDE_SCENE } from "../scenes/scene-by-width"
import { useSite } from "../site/use-site"
import { fontStack, space, typeScale } from "../theme/tokens"
import { List, ListItem } from "./list"

/** From here on the heading fits on one line and the ship moves up beside the words. */
export const WIDE = 1240

/** In a window that is low for its width the ship is smaller, so that the ruler below it is seen. */
const WITH_RULER = "min(100%, 150vh)"

const Slip = styled("figure")(({ theme }) => ({
  position: "relative",
  display: "grid",
  width: "100%",
  maxWidth: space.page,
  marginInline: "auto",
  [theme.breakpoints.up(WIDE)]: { marginTop: "-9.9rem", width: WITH_RULER },
  // What moves lies over what stands.
  // Not what is placed by itself: on paper Chromium measures its place from elsewhere if it is in an area too.
  "& > :not(:last-child)": { gridArea: "1 / 1", position: "relative" },
  "& [alt='']": { display: "block", width: "100%", height: "auto" },
  // From the trolley's wheels down to the deck (scenes/home/slip-wide.tsx): more of the cable than that is drawn.
  "& > :last-child": {
    position: "absolute",
    left: "41.389%",
    top: "21.115%",
    width: "9.167%",
    height: "45.439%",
    overflow: "clip",
  },
  "& .hoist": { position: "absolute", top: "-46.47%" },
  [theme.breakpoints.down(WIDE_SCENE)]: {
    marginTop: space.s5,
    "& > :not(:first-child,.built)": { display: "none" },
    // On the bow of scenes/home/slip-compact.tsx, in the page's own letters, which its address does not have.
    "&::after": {
      content: "attr(data-name)",
      position: "absolute",
      left: "72.3%",
      top: "67.5%",
      translate: "-50%",
      font: `620 semi-condensed 4.8vw/1 ${fontStack.display}`,
      whiteSpace: "nowrap",
    },
  },
}))

/**
 * The ruler's words at its marks, which stand at 5.28, 27.6, 50, 72.4 and 94.7 % of the drawing
 * (scenes/home/slip-wide).
 */
const Weeks = styled(List)(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "repeat(4, 1fr)",
  maxWidth: space.page,
  marginInline: "auto",
  paddingInline: "5.28%",
  fontSize: typeScale.small,
  lineHeight: 1.3,
  [theme.breakpoints.up(WIDE)]: { width: WITH_RULER },
  "& b": { display: "block", fontWeight: 600 },
  "& span": { color: theme.vars.palette.yard.inkSoft },
  "& li": { gridRow: 1, padding: `0 ${space.s3} 0 .6rem` },
  "& li:nth-of-type(4)": { gridColumn: 4 },
  "& li:last-of-type": { gridColumn: 4, justifySelf: "end", paddingRight: ".4rem" },
  // Text set large: the launch stands below the last week.
  "@container (max-width: 36rem)": { "& li:last-of-type": { gridRow: 2 } },
  [theme.breakpoints.down(WIDE_SCENE)]: {
    display: "block",
    paddingInline: space.gutter,
    // A table: the longest title decides how wide all of them are.
    "& li": { display: "table-row" },
    "& li > *": { display: "table-cell", padding: `${space.s1} ${space.s2} ${space.s1} 0` },
    "& li[data-bare]": { display: "none" },
  },
}))

/** The ship from sketch to afloat. */
export const ShipFigure = ({ alt }: { alt: string }) => {
  const { shipName } = useSite()
  return (
    <Slip data-name={shipName}>
      <SceneByWidth narrow={compactSlip} wide={wideSlip} alt={alt} />
      <MovingPart scene={built(shipName)} narrow={compactBuilt} className="built" />
      <div>
        <MovingPart scene={load} className="hoist" />
      </div>
    </Slip>
  )
}

/** The weeks that it takes, at the marks of the drawing's ruler. */
export const ShipWeeks = ({ weeks }: { weeks: Queries.HomeHeroFragment["weeks"] }) => (
  <Weeks component="ol">
    {weeks.map(({ title, text }) => (
      <ListItem key={title} data-bare={text ? undefined : true}>
        <b>{title}</b>
        {text && <span>{text}</span>}
      </ListItem>
    ))}
  </Weeks>
)
