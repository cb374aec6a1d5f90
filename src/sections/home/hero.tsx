import Box from "@mui/material/Box"
import { styled } from "@mui/material/styles"
import { graphql } from "gatsby"
import { MarkedLine } from "../../components/marked-line"
import { Headline } from "../../components/headline"
import { Actions } from "../../components/actions"
import Link from "@mui/material/Link"
import { ShipFigure, ShipWeeks, WIDE } from "../../components/ship-figure"
import { visuallyHidden } from "../../components/visually-hidden"
import Container from "@mui/material/Container"
import { WidePicture } from "../../components/wide-picture"
import Typography from "@mui/material/Typography"
import { space } from "../../theme/tokens"

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
}))

/** A link for keyboard and assistive technology; it shows while it has the focus. */
const HiddenLink = styled(Link)({ "&:not(:focus-visible)": visuallyHidden })

const Photograph = styled(WidePicture)({ marginBlock: space.s5 })

/**
 * The ship from sketch to afloat along the week ruler, or a picture of the owner's, and what it means for the visitor.
 */
export const HomeHero = ({ hero }: { hero: Queries.HomeHeroFragment }) => (
  <Root>
    <Container>
      <Headline variant="hero">{hero.title}</Headline>
      <Box sx={{ position: "relative", zIndex: 1, maxWidth: "27rem", marginTop: 3 }}>
        <Typography variant="lead" color="textSecondary">
          <MarkedLine>{hero.lead}</MarkedLine>
        </Typography>
        <Actions primary={hero.primary} secondary={hero.secondary} />
        {hero.proof && (
          <Typography variant="body2" sx={{ marginTop: 2, fontWeight: 600 }}>
            {hero.proof}
          </Typography>
        )}
        {hero.hidden && <HiddenLink href={hero.hidden.href}>{hero.hidden.label}</HiddenLink>}
      </Box>
    </Container>
    {hero.picture &&
      (hero.picture.drawing ? (
        <ShipFigure picture={hero.picture} alt={hero.alt} pictureOnPhones={hero.pictureOnPhones} moving={hero.moving} />
      ) : (
        <Photograph picture={hero.picture} alt={hero.alt} inline />
      ))}
    <ShipWeeks weeks={hero.weeks} />
  </Root>
)

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
    picture {
      ...Photo
    }
    alt
    pictureOnPhones {
      ...Photo
    }
    moving {
      ship {
        ...Photo
      }
      shipOnPhones {
        ...Photo
      }
      lowered {
        ...Photo
      }
    }
    weeks {
      title
      text
    }
  }
`
