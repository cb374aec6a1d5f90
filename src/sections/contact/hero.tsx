import Box from "@mui/material/Box"
import { graphql } from "gatsby"
import { MarkedLine } from "../../components/marked-line"
import { Container } from "../../components/container"
import { Headline } from "../../components/headline"
import { BESIDE_WORDS, Picture } from "../../components/picture"
import Typography from "@mui/material/Typography"
import { drawingClass } from "../../theme/drawing-svg"
import { space } from "../../theme/tokens"

/** A drawing runs out of the right edge, its water out of both. Smaller on phones, where the form is near. */
const PICTURE = {
  [`& > .${drawingClass}`]: {
    width: { xs: `calc(70% + ${space.gutter})`, sm: `calc(100% + ${space.gutter})` },
    marginLeft: { xs: "30%", sm: 0 },
  },
}

/** The water line and what floats on it stand right below the words on phones. */
const WORDS = {
  position: "relative",
  zIndex: 1,
  alignSelf: "center",
  pb: { xs: 0, sm: 4, md: "clamp(4rem, 9vw, 8.5rem)" },
}

/** Heading, and the picture beside it. */
export const ContactHero = ({ hero }: { hero: Queries.ContactHeroFragment }) => (
  <Box component="section" sx={{ overflow: "clip", pt: "clamp(1.25rem, 2vw, 2rem)" }}>
    <Container template="5fr 6fr" columnSpacing={6} alignItems="end" sx={PICTURE}>
      <Box sx={hero.picture && !hero.picture.drawing ? { ...WORDS, pb: { ...WORDS.pb, xs: 3 } } : WORDS}>
        <Headline>{hero.title}</Headline>
        <Typography variant="lead" color="textSecondary" sx={{ mt: 2, maxWidth: "30rem" }}>
          <MarkedLine>{hero.lead}</MarkedLine>
        </Typography>
      </Box>
      {hero.picture && <Picture picture={hero.picture} alt={hero.alt} sizes={BESIDE_WORDS} inline />}
    </Container>
  </Box>
)

export const query = graphql`
  fragment ContactHero on ContactHero {
    title
    lead
    picture {
      ...Photo
    }
    alt
  }
`
