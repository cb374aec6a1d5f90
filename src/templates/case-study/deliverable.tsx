import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"
import { DeliverablePicture } from "#components/deliverable-picture"
import { formatMessage } from "#site/format-message"
import { columns } from "#theme/layouts"
import { space } from "#theme/tokens"
import type { CaseStudyData, CaseStudyLabels } from "./case-study-data"

interface DeliverableProps extends Pick<CaseStudyData, "launch"> {
  deliverable: NonNullable<CaseStudyData["deliverable"]>
  words: Pick<CaseStudyLabels, "live">
}

const liveStyles = {
  display: "inline-block",
  marginBottom: 1.5,
  paddingLeft: 1.5,
  borderLeft: `${space.s3} solid`,
  borderColor: "colors.action",
}
const printStyles = { "@media print": { "& svg, & img": { maxWidth: "24rem" } } }

/** The deliverable as a drawing or photograph, and below it the week of its launch. */
export const CaseStudyDeliverable = ({ deliverable, launch, words }: DeliverableProps) => (
  <Box component="figure" sx={{ ...columns({ sm: "7fr 5fr", md: 1 }), gap: 3, ...printStyles }}>
    <DeliverablePicture {...deliverable} />
    <figcaption>
      <Box component="b" sx={liveStyles}>
        {formatMessage(words.live, { week: launch })}
      </Box>
      <Typography variant="lead">{deliverable.title}</Typography>
    </figcaption>
  </Box>
)
