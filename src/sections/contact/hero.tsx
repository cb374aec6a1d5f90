import { styled } from "@mui/material/styles"
import { graphql } from "gatsby"
import { Headline } from "../../components/headline"
import { Container } from "../../components/container"
import { Photo } from "../../components/photo"
import { Typography } from "../../components/typography"
import { HarborPilot } from "../../scenes/harbor-pilot"
import { drawingClass } from "../../scenes/scene"
import { space } from "../../theme/tokens"

const Root = styled("section")({ overflow: "clip", paddingTop: "clamp(1.25rem, 2vw, 2rem)" })

/** The ship's side runs out of the right edge, the water out of both. */
const Split = styled(Container)(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "5fr 6fr",
  columnGap: space.s7,
  alignItems: "end",
  "& > div": { position: "relative", zIndex: 1, alignSelf: "center", paddingBottom: "clamp(4rem, 9vw, 8.5rem)" },
  "& > picture > img": {
    display: "block",
    width: "100%",
    height: "auto",
    maxHeight: "min(36rem, 80vh)",
    objectFit: "cover",
  },
  [`& > .${drawingClass}`]: { width: `calc(100% + ${space.gutter})` },
  [theme.breakpoints.down("md")]: {
    gridTemplateColumns: "1fr",
    "& > div": { paddingBottom: space.s6 },
  },
  // The water line and what floats on it stand right below the words.
  [theme.breakpoints.down("sm")]: { "& > div": { paddingBottom: 0 } },
}))

/** Heading, and the pilot alongside: both sides speak. Or a picture of the owner's. */
export const ContactHero = ({ hero }: { hero: Queries.ContactHeroFragment }) => (
  <Root>
    <Split>
      <div>
        <Headline>{hero.title}</Headline>
        <Typography variant="lead" sx={{ color: "text.secondary", marginTop: space.s4, maxWidth: "30rem" }}>
          {hero.lead}
        </Typography>
      </div>
      {hero.photo ? (
        <Photo photo={hero.photo} alt={hero.sceneAlt} sizes="(min-width: 56.25rem) 50vw, 100vw" first />
      ) : (
        <HarborPilot alt={hero.sceneAlt} />
      )}
    </Split>
  </Root>
)

export const query = graphql`
  fragment ContactHero on ContactHero {
    title
    lead
    sceneAlt
    photo {
      ...Photo
    }
  }
`
