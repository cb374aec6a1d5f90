import Stack from "@mui/material/Stack"
import { graphql } from "gatsby"
import Container from "@mui/material/Container"
import Link from "@mui/material/Link"
import { Section } from "../../components/section"
import Typography from "@mui/material/Typography"
import { fill } from "../../site/fill"
import { BuiltPicture } from "../built-picture"
import { columns } from "../../theme/layouts"

interface HomeWorkProps {
  /** The case that is shown: the first of those that are featured. */
  study: Queries.HomeWorkFragment | undefined
  labels: Queries.HomeWorkLabelsFragment | null | undefined
}

/** What was built for a client, drawn or photographed, and the way to its case. */
export const HomeWork = ({ study, labels }: HomeWorkProps) => {
  if (!study?.built || !labels) return null
  const { title, path, client, description, launch, built } = study
  return (
    <Section tone="wash">
      <Container
        sx={{ ...columns({ sm: "5fr 7fr" }), rowGap: 3, columnGap: "clamp(2rem, 5vw, 5rem)", alignItems: "center" }}
      >
        {/* On phones the thing first, then what it did. */}
        <Stack spacing={2} sx={{ order: { xs: 1, sm: 0 }, alignItems: "start" }}>
          <Typography variant="h1">{title}</Typography>
          <Typography variant="lead">{description}</Typography>
          <Typography variant="body2" color="textSecondary">
            {fill(labels.live, { week: launch })}. {built.caption}
          </Typography>
          <Link variant="action" href={path}>
            {fill(labels.more, { client })}
          </Link>
        </Stack>
        <BuiltPicture built={built} />
      </Container>
    </Section>
  )
}

export const query = graphql`
  fragment HomeWorkLabels on CaseLabels {
    live
    more
  }
  fragment HomeWork on CaseStudy {
    title
    path
    client
    description
    launch
    built {
      caption
      ...BuiltPicture
    }
  }
`
