import Box from "@mui/material/Box"
import { Headline } from "../../components/headline"
import { HeroSection, HeroTop } from "../../components/hero"
import { FigureValue } from "../../components/figure-value"
import Container from "@mui/material/Container"
import { Facts } from "../../components/facts"
import Typography from "@mui/material/Typography"
import { WidePicture } from "../../components/wide-picture"
import { formatMessage } from "../../site/format-message"
import { typeScale } from "../../theme/tokens"
import type { CaseWords, Study } from "./study"

interface HeroProps {
  study: Study
  words: CaseWords
}

/**
 * The headline figure, the picture of the case, and the head of its manifest.
 */
export const CaseStudyHero = ({ study, words }: HeroProps) => {
  const { title, client, industry, category, timeline, launch, readTime, picture, alt, results } = study
  const [headline] = results
  const form = (
    <Facts
      template="1.6fr 1.2fr 1fr 1fr 1fr"
      facts={[
        [words.client, client],
        [words.industry, industry],
        [words.category, words.categories.find(({ name }) => name === category)?.label ?? ""],
        [words.timeline, formatMessage(words.live, { week: launch }), formatMessage(words.weeks, { weeks: timeline })],
        [words.readTime, formatMessage(words.minutes, { minutes: readTime })],
      ]}
    />
  )
  const figure = headline && (
    <div>
      <Typography variant="figure" sx={{ fontSize: typeScale.colossal, color: "colors.accent" }}>
        <FigureValue>{headline.value}</FigureValue>
      </Typography>
      <Typography variant="lead" color="textSecondary" sx={{ marginTop: 1.5 }}>
        {headline.label}
      </Typography>
    </div>
  )
  return (
    <HeroSection>
      <HeroTop sx={{ marginBottom: "clamp(1.5rem, 3vw, 2.75rem)" }}>
        <Headline>{title}</Headline>
        {figure}
      </HeroTop>
      {picture && <WidePicture picture={picture} alt={alt} inline />}
      <Box sx={{ paddingBlock: 3, bgcolor: "colors.surface", borderBlock: "1px solid", borderColor: "colors.line" }}>
        <Container>{form}</Container>
      </Box>
    </HeroSection>
  )
}
