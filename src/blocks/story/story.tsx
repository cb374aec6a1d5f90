import Box from "@mui/material/Box"
import Container from "@mui/material/Container"
import Stack from "@mui/material/Stack"
import Typography from "@mui/material/Typography"
import { ActionLink } from "#components/actions"
import { FactCard } from "#components/fact-card"
import { MarkdownText } from "#components/markdown-line"
import { Section } from "#components/section"
import { TeamList } from "#components/team-list"
import { useTeam } from "#site/use-team"
import { columns } from "#theme/layouts"
import { space, typeScale } from "#theme/tokens"
import type { Fields } from "../block"
import type { storySchema } from "./schema"

/** The team in three columns, with quotes, and a link to its page. */
const Team = ({ link }: { link: Queries.ActionFragment }) => (
  // In the second row, below both columns.
  <Box sx={{ gridArea: { md: "2 / 1 / auto / -1" } }}>
    <TeamList people={useTeam()} withQuotes threeColumns />
    <ActionLink action={link} sx={{ marginTop: 3 }} />
  </Box>
)

/** Who we are, with facts on a card, and faces of the team. */
export const StoryBlock = ({
  id,
  title,
  paragraphs,
  team: teamLink,
  factsTitle,
  facts,
}: Fields<typeof storySchema>) => {
  const [firstParagraph, ...otherParagraphs] = paragraphs
  return (
    <Section id={id}>
      <Container sx={{ ...columns("7fr 5fr"), rowGap: 6, columnGap: space.columns, alignItems: "start" }}>
        <div>
          <Typography variant="h2" sx={{ marginBottom: 4 }}>
            {title}
          </Typography>
          <MarkdownText sx={{ fontSize: typeScale.h3, lineHeight: 1.3, maxWidth: space.measure }}>
            {firstParagraph!}
          </MarkdownText>
          <Stack spacing={2} sx={{ marginTop: 2, color: "text.secondary", maxWidth: space.measure }}>
            {otherParagraphs.map(paragraph => (
              <MarkdownText key={paragraph}>{paragraph}</MarkdownText>
            ))}
          </Stack>
        </div>
        {teamLink && <Team link={teamLink} />}
        <Stack spacing={3}>
          {factsTitle && (
            <Typography variant="h3" component="h2">
              {factsTitle}
            </Typography>
          )}
          <FactCard facts={facts} />
        </Stack>
      </Container>
    </Section>
  )
}
