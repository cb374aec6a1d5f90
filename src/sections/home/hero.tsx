import { Typography } from "@mui/material"
import { styled } from "@mui/material/styles"
import { graphql } from "gatsby"
import { Headline } from "../../components/headline"
import { Actions } from "../../components/actions"
import { SmartLink } from "../../components/smart-link"
import { visuallyHidden } from "../../components/visually-hidden"
import { Container } from "../../components/container"
import { WidePhoto } from "../../components/wide-photo"
import { useSite } from "../../site/use-site"
import { built, compactSlip, frame, load, wideSlip } from "../../scenes/home/slip"
import { MovingPart, SceneByWidth, WIDE_SCENE } from "../../scenes/scene-by-width"
import { space, typeScale } from "../../theme/tokens"

/** From here on the heading fits on one line and the ship moves up beside the words. */
const WIDE = 1240
const Root = styled("section")(({ theme }) => ({
  overflow: "clip",
  containerType: "inline-size",
  paddingTop: "clamp(2rem, 4.2vw, 3.6rem)",
  paddingBottom: space.s5,
  [theme.breakpoints.up(WIDE)]: { "& h1": { fontSize: "min(5.6vw, 5.15rem)" } },
  // On phones the crane stands still: each frame is painted anew, which is a third of all work there.
  [`@media (prefers-reduced-motion: no-preference) and (min-width: ${WIDE_SCENE}px)`]: {
    "& .hoist": { animation: "hoist .8s cubic-bezier(.3, .7, .2, 1) .2s both" },
    "@keyframes hoist": { from: { transform: "translateY(-20%)" } },
  },
}))

/** Why to trust, in one line. */
const Proof = styled("p")({ marginTop: space.s4, fontSize: typeScale.small, fontWeight: 600 })

const Intro = styled("div")({ position: "relative", zIndex: 1, maxWidth: "27rem", marginTop: space.s5 })

/** A link for keyboard and assistive technology; it shows while it has the focus. */
const HiddenLink = styled(SmartLink)({ "&:not(:focus-visible)": visuallyHidden })

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
  "& > :not(:last-child)": { gridArea: "1 / 1" },
  "& [alt='']": { display: "block", width: "100%", height: "auto" },
  "& .frame": { opacity: 0 },
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
  [theme.breakpoints.down(WIDE_SCENE)]: { marginTop: space.s5, "& > :not(:first-child)": { display: "none" } },
}))

const OwnPicture = styled(WidePhoto)({ marginBlock: space.s5 })

/**
 * The ruler's words at its marks, which stand at 5.28, 27.6, 50, 72.4 and 94.7 % of the drawing
 * (scenes/home/slip-wide).
 */
const Weeks = styled("ol")(({ theme }) => ({
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
    "& li": { display: "grid", gridTemplateColumns: "4.5rem 1fr", padding: `${space.s1} 0` },
    "& li[data-bare]": { display: "none" },
  },
}))

/**
 * The ship from sketch to afloat along the week ruler, or a picture of the owner's, and what it means for the visitor.
 */
export const HomeHero = ({ hero }: { hero: Queries.HomeHeroFragment }) => {
  const { shipName } = useSite()
  return (
    <Root>
      <Container>
        <Headline variant="hero">{hero.title}</Headline>
        <Intro>
          <Typography variant="lead" sx={{ color: "text.secondary" }}>
            {hero.lead}
          </Typography>
          <Actions primary={hero.primary} secondary={hero.secondary} />
          {hero.proof && <Proof>{hero.proof}</Proof>}
          <HiddenLink href={hero.hidden.href}>{hero.hidden.label}</HiddenLink>
        </Intro>
      </Container>
      {hero.photo ? (
        <OwnPicture photo={hero.photo} alt={hero.sceneAlt} first />
      ) : (
        <Slip>
          <SceneByWidth narrow={compactSlip(shipName)} wide={wideSlip} alt={hero.sceneAlt} />
          <MovingPart scene={frame} className="frame" />
          <MovingPart scene={built(shipName)} className="built" />
          <div>
            <MovingPart scene={load} className="hoist" />
          </div>
        </Slip>
      )}
      <Weeks>
        {hero.weeks.map(({ title, text }) => (
          <li key={title} data-bare={text ? undefined : true}>
            <b>{title}</b>
            {text && <span>{text}</span>}
          </li>
        ))}
      </Weeks>
    </Root>
  )
}

export const query = graphql`
  fragment HomeHero on HomeHero {
    title
    lead
    proof
    primary {
      ...Action
    }
    secondary {
      ...Action
    }
    hidden {
      ...Action
    }
    sceneAlt
    photo {
      ...Photo
    }
    weeks {
      title
      text
    }
  }
`
