import { Box } from "@mui/material"
import { graphql } from "gatsby"
import { Headline } from "../../components/headline"
import { HeroSection, HeroTop } from "../../components/hero"
import { FigureValue } from "../../components/figure-value"
import { Container } from "../../components/container"
import { Facts } from "../../components/facts"
import { Typography } from "../../components/typography"
import { fill } from "../../site/fill"
import { CasePicture } from "../case-picture"
import { typeScale } from "../../theme/tokens"

interface HeroProps {
  study: Queries.CaseStudyHeroFragment
  labels: Queries.CaseLabelsFragment
  /** Label of the category. */
  category: string
}

/**
 * The headline figure, the case drawn to the scale of its results, and the head of its manifest.
 */
export const CaseStudyHero = ({ study, labels, category }: HeroProps) => {
  const { title, client, industry, timeline, launch, readTime, scene, results } = study
  const [headline] = results
  const form = (
    <Facts
      template="1.6fr 1.2fr 1fr 1fr 1fr"
      facts={[
        [labels.client, client],
        [labels.industry, industry],
        [labels.category, category],
        [labels.timeline, fill(labels.live, { week: launch }), fill(labels.weeks, { weeks: timeline })],
        [labels.readTime, fill(labels.minutes, { minutes: readTime })],
      ]}
    />
  )
  const figure = headline && (
    <div>
      <Typography variant="figure" sx={{ fontSize: typeScale.colossal, color: "yard.sea" }}>
        <FigureValue>{headline.value}</FigureValue>
      </Typography>
      <Typography variant="lead" color="textSecondary" sx={{ marginTop: 1.5 }}>
        {headline.metric}
      </Typography>
    </div>
  )
  return (
    <HeroSection>
      <HeroTop sx={{ marginBottom: "clamp(1.5rem, 3vw, 2.75rem)" }}>
        <Headline>{title}</Headline>
        {figure}
      </HeroTop>
      {scene && <CasePicture scene={scene} results={results} first />}
      <Box sx={{ paddingBlock: 3, bgcolor: "yard.plane", borderBlock: "1px solid", borderColor: "yard.line" }}>
        <Container>{form}</Container>
      </Box>
    </HeroSection>
  )
}

export const query = graphql`
  fragment CaseStudyHero on CaseStudy {
    title
    client
    industry
    timeline
    launch
    readTime
    scene {
      ...CaseScene
    }
    results {
      metric
      value
      comparison {
        before
        after
        beforeLabel
        afterLabel
      }
    }
  }
`
