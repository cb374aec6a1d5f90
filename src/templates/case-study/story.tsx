import Box from "@mui/material/Box"
import Card from "@mui/material/Card"
import Container from "@mui/material/Container"
import Typography from "@mui/material/Typography"
import type { ReactNode } from "react"
import { MarkdownText } from "#components/markdown-line"
import { Section } from "#components/section"
import { columns } from "#theme/layouts"
import type { CaseStudyData, CaseStudyLabels } from "./types"

const CARD_PADDING = "clamp(1.5rem, 3.4vw, 3.25rem)"

/** The second card overlaps the first. */
const OVERLAPPING_CARDS = { "& > * + *": { margin: "-1.5rem 0 0 1rem" } }

const Part = ({ title, text }: { title: string; text: string }) => (
  <>
    <Typography variant="h2">{title}</Typography>
    <MarkdownText sx={{ marginTop: 2, fontSize: "clamp(1.1875rem, 1.05rem + .6vw, 1.5rem)", lineHeight: 1.45 }}>
      {text}
    </MarkdownText>
  </>
)

interface StoryProps {
  words: Pick<CaseStudyLabels, "challenge" | "solution">
  study: Pick<CaseStudyData, "challenge" | "solution">
  /** Picture of the solution. */
  children?: ReactNode
}

/**
 * The challenge on a dashed card, the solution on a framed card that overlaps it, and beside both the picture of the
 * solution.
 */
export const CaseStudyStory = ({ words, study, children }: StoryProps) => {
  const parts = (
    <>
      <Card
        variant="dashed"
        sx={{
          padding: CARD_PADDING,
          paddingRight: "clamp(1.5rem, 6vw, 6rem)",
          paddingBottom: 6,
          marginRight: 2,
          color: "text.secondary",
        }}
      >
        <Part title={words.challenge} text={study.challenge} />
      </Card>
      <Card variant="framed" sx={{ position: "relative", padding: CARD_PADDING }}>
        <Part title={words.solution} text={study.solution} />
      </Card>
    </>
  )
  return (
    <Section>
      <Container sx={{ ...columns("6fr 7fr"), gap: "clamp(2rem, 5vw, 5rem)", alignItems: "start" }}>
        {children ? <Box sx={OVERLAPPING_CARDS}>{parts}</Box> : parts}
        {children}
      </Container>
    </Section>
  )
}
