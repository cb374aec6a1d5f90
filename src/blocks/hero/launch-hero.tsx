import Box from "@mui/material/Box"
import { styled } from "@mui/material/styles"
import { MarkedText } from "../../components/marked-line"
import { Headline } from "../../components/headline"
import { Actions } from "../../components/actions"
import Link from "@mui/material/Link"
import { visuallyHidden } from "../../components/visually-hidden"
import Container from "@mui/material/Container"
import { WidePicture } from "../../components/wide-picture"
import Typography from "@mui/material/Typography"
import { space } from "../../theme/tokens"
import { WIDE_PICTURE } from "./picture-by-width"
import { ShipFigure, ShipWeeks, WIDE, type Weeks } from "./ship-figure"

const Root = styled("section")(({ theme }) => ({
  overflow: "clip",
  containerType: "inline-size",
  paddingTop: "clamp(2rem, 4.2vw, 3.6rem)",
  paddingBottom: space.row,
  [theme.breakpoints.up(WIDE)]: { "& h1": { fontSize: "min(5.6vw, 5.15rem)" } },
  // The ship is launched as the page opens.
  "@media (prefers-reduced-motion: no-preference)": {
    "& .hoist": { animation: "hoist 1.4s ease-out .2s both, lower linear both" },
    "@keyframes hoist": { from: { transform: "translateY(-20%)" } },
    "& .built": { animation: "launch 1.4s ease-out .2s both, cast-off linear both" },
    "@keyframes launch": { from: { transform: "translate(-8cqi, -.5cqi)" } },
  },
  // As it is scrolled the hook sets its container down, and the ship leaves the quay.
  "@supports (animation-timeline: scroll())": {
    [`@media screen and (prefers-reduced-motion: no-preference) and (min-width: ${WIDE_PICTURE}px)`]: {
      "& :is(.hoist,.built)": { animationTimeline: "auto, scroll(root)" },
      "& .hoist": { animationRange: "normal, 0 24rem" },
      "@keyframes lower": { to: { translate: "0 32.333%" } },
      "& .built": { animationRange: "normal, 8rem 30rem" },
      "@keyframes cast-off": { to: { translate: "3.06% .68%" } },
    },
  },
}))

/** A link for keyboard and assistive technology; it shows while it has the focus. */
const HiddenLink = styled(Link)({ "&:not(:focus-visible)": visuallyHidden })

const Photograph = styled(WidePicture)({ marginBlock: space.s5 })

type LaunchHeroProps = Omit<Queries.HeroBlockFragment, "weeks"> & { weeks: Weeks }

/**
 * The ship from sketch to afloat along the week ruler, or another picture, and what it means for the visitor.
 */
export const LaunchHero = ({
  id,
  title,
  lead,
  proof,
  primary,
  secondary,
  skip,
  picture,
  alt,
  pictureOnPhones,
  ship,
  shipOnPhones,
  lowered,
  weeks,
}: LaunchHeroProps) => (
  <Root id={id ?? undefined}>
    <Container>
      <Headline variant="hero">{title}</Headline>
      <Box sx={{ position: "relative", zIndex: 1, maxWidth: "27rem", marginTop: 3 }}>
        <MarkedText variant="lead" color="textSecondary">
          {lead}
        </MarkedText>
        {primary && <Actions primary={primary} secondary={secondary} />}
        {proof && (
          <Typography variant="body2" sx={{ marginTop: 2, fontWeight: 600 }}>
            {proof}
          </Typography>
        )}
        {skip && <HiddenLink href={skip.href}>{skip.label}</HiddenLink>}
      </Box>
    </Container>
    {picture &&
      (picture.drawing ? (
        <ShipFigure
          picture={picture}
          alt={alt}
          pictureOnPhones={pictureOnPhones}
          moving={ship && shipOnPhones && lowered ? { ship, shipOnPhones, lowered } : undefined}
        />
      ) : (
        <Photograph picture={picture} alt={alt} inline />
      ))}
    <ShipWeeks weeks={weeks} />
  </Root>
)
