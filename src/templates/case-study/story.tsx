import Box from "@mui/material/Box"
import Card from "@mui/material/Card"
import Container from "@mui/material/Container"
import Typography from "@mui/material/Typography"
import type { ReactNode } from "react"
import { MarkdownText } from "#components/markdown-line"
import { Section } from "#components/section"
import { columns } from "#theme/layouts"
import { space } from "#theme/tokens"
import type { CaseStudyData, CaseStudyLabels } from "./case-study-data"

/** The second card overlaps the first. */
const overlappingCardStyles = { "& > * + *": { margin: `-${space.s5} 0 0 ${space.s4}` } }

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
          padding: space.row,
          paddingRight: space.columns,
          paddingBottom: 6,
          marginRight: 2,
          color: "text.secondary",
        }}
      >
        <Part title={words.challenge} text={study.challenge} />
      </Card>
      <Card variant="framed" sx={{ position: "relative", padding: space.row }}>
        <Part title={words.solution} text={study.solution} />
      </Card>
    </>
  )
  return (
    <Section>
      <Container sx={{ ...columns("6fr 7fr"), gap: space.columns, alignItems: "start" }}>
        {children ? <Box sx={overlappingCardStyles}>{parts}</Box> : parts}
        {children}
      </Container>
    </Section>
  )
}
