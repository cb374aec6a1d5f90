import { Box, Stack } from "@mui/material"
import { graphql } from "gatsby"
import { Typography } from "../../components/typography"
import { fill } from "../../site/fill"
import { space } from "../../theme/tokens"
import { BuiltPicture } from "../built-picture"

interface BuiltProps extends Pick<Queries.CaseStudyBuiltFragment, "launch"> {
  built: NonNullable<Queries.CaseStudyBuiltFragment["built"]>
  labels: Pick<Queries.CaseLabelsFragment, "live">
}

/** The thing that was built, drawn as itself or photographed, and below it the week in which it went live. */
export const CaseStudyBuilt = ({ built, launch, labels }: BuiltProps) => (
  <Stack component="figure" spacing={3} sx={{ "@media print": { "& svg, & img": { maxWidth: "24rem" } } }}>
    <BuiltPicture built={built} sizes="(min-width: 60rem) 50vw, 100vw" />
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
  </Stack>
)

export const query = graphql`
  fragment CaseStudyBuilt on CaseStudy {
    launch
    built {
      caption
      ...BuiltPicture
    }
  }
`
