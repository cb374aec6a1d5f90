import { Box } from "@mui/material"
import { graphql } from "gatsby"
import { Container } from "../../components/container"
import { Typography } from "../../components/typography"
import { fill } from "../../site/fill"
import { space } from "../../theme/tokens"
import { BuiltPicture } from "../built-picture"

interface BuiltProps {
  study: Queries.CaseStudyBuiltFragment
  labels: Pick<Queries.CaseLabelsFragment, "live">
}

/** The thing that was built, drawn as itself or photographed, and beside its foot the week in which it went live. */
export const CaseStudyBuilt = ({ study: { built, launch }, labels }: BuiltProps) => {
  if (!built) return null
  return (
    <Container
      component="figure"
      template="5fr 7fr"
      rowSpacing={4}
      columnSpacing="clamp(2rem, 5vw, 5rem)"
      alignItems="end"
      sx={{ marginTop: space.section, "@media print": { "& svg, & img": { maxWidth: "24rem" } } }}
    >
      <figcaption>
        <Box
          component="b"
          sx={{
            display: "inline-block",
            mb: 1.5,
            pl: 1.5,
            borderLeft: `${space.s3} solid`,
            borderColor: "yard.signal",
          }}
        >
          {fill(labels.live, { week: launch })}
        </Box>
        <Typography variant="lead">{built.caption}</Typography>
      </figcaption>
      <BuiltPicture built={built} sizes="(min-width: 60rem) 50vw, 100vw" />
    </Container>
  )
}

export const query = graphql`
  fragment CaseStudyBuilt on CaseStudy {
    launch
    built {
      caption
      ...BuiltPicture
    }
  }
`
