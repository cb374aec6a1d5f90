import { styled } from "@mui/material/styles"
import { graphql } from "gatsby"
import { Headline } from "../../components/headline"
import { Container } from "../../components/container"
import { Typography } from "../../components/typography"
import { space } from "../../theme/tokens"

const Root = styled("section")({
  paddingBlock: `clamp(1.75rem, 3vw, 2.75rem) ${space.s5}`,
  "& h1": { maxWidth: "26ch" },
})

/** Heading and the key to the drawings below: one container, one hour. */
export const PricingHero = ({ hero }: { hero: Queries.PricingHeroFragment }) => (
  <Root>
    <Container>
      <Headline>{hero.title}</Headline>
      <Typography variant="lead" sx={{ color: "text.secondary", marginTop: space.s4, maxWidth: "27rem" }}>
        {hero.lead}
      </Typography>
    </Container>
  </Root>
)

export const query = graphql`
  fragment PricingHero on PricingHero {
    title
    lead
  }
`
