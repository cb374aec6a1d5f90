import { graphql } from "gatsby"
import { MarkedLine } from "../../components/marked-line"
import { Container } from "../../components/container"
import { Headline } from "../../components/headline"
import { HeroSection } from "../../components/hero"
import Typography from "@mui/material/Typography"
import { space } from "../../theme/tokens"

/** Heading and the key to the drawings below: one container, one hour. */
export const PricingHero = ({ hero }: { hero: Queries.PricingHeroFragment }) => (
  <HeroSection>
    <Container sx={{ paddingBottom: space.row }}>
      <Headline>{hero.title}</Headline>
      <Typography variant="lead" color="textSecondary" sx={{ marginTop: 2, maxWidth: "27rem" }}>
        <MarkedLine>{hero.lead}</MarkedLine>
      </Typography>
    </Container>
  </HeroSection>
)

export const query = graphql`
  fragment PricingHero on PricingHero {
    title
    lead
  }
`
