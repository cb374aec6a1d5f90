import Container from "@mui/material/Container"
import Link from "@mui/material/Link"
import Stack from "@mui/material/Stack"
import Typography from "@mui/material/Typography"
import { DeliverablePicture } from "#components/deliverable-picture"
import { Section } from "#components/section"
import { VisuallyHidden } from "#components/visually-hidden"
import { formatMessage } from "#site/format-message"
import { columns } from "#theme/layouts"
import { space } from "#theme/tokens"

interface DeliverableCaseProps {
  id: string | null
  title: string
  words: Queries.CaseWordsFragment
  /** The first case study with a deliverable is rendered. */
  cases: readonly Queries.CaseCardFragment[]
}

/** A deliverable with its picture and a link to the case study. */
export const DeliverableCase = ({ id, title: heading, words, cases }: DeliverableCaseProps) => {
  const [study] = cases.flatMap(({ deliverable, ...rest }) => (deliverable ? [{ ...rest, deliverable }] : []))
  if (!study) return null
  const { title, path, client, description, launch, deliverable } = study
  return (
    <Section id={id} tone="tint">
      <Container sx={{ ...columns({ sm: "5fr 7fr" }), rowGap: 3, columnGap: space.columns, alignItems: "center" }}>
        <VisuallyHidden as="h2">{heading}</VisuallyHidden>
        {/* On phones the picture comes first. */}
        <Stack spacing={2} sx={{ order: { xs: 1, sm: 0 }, alignItems: "start" }}>
          <Typography variant="h2" component="h3">
            {title}
          </Typography>
          <Typography variant="lead">{description}</Typography>
          <Typography variant="body2" color="textSecondary">
            {formatMessage(words.live, { week: launch })}. {deliverable.title}
          </Typography>
          <Link variant="action" href={path}>
            {formatMessage(words.more, { client })}
          </Link>
        </Stack>
        <DeliverablePicture {...deliverable} />
      </Container>
    </Section>
  )
}
