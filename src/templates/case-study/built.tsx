import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"
import { BuiltPicture } from "#components/built-picture"
import { formatMessage } from "#site/format-message"
import { columns } from "#theme/layouts"
import { space } from "#theme/tokens"
import type { CaseStudyData, CaseStudyLabels } from "./case-study-data"

interface BuiltProps extends Pick<CaseStudyData, "launch"> {
  built: NonNullable<CaseStudyData["built"]>
  words: Pick<CaseStudyLabels, "live">
}

const LIVE = {
  display: "inline-block",
  marginBottom: 1.5,
  paddingLeft: 1.5,
  borderLeft: `${space.s3} solid`,
  borderColor: "colors.action",
}
const PRINTED = { "@media print": { "& svg, & img": { maxWidth: "24rem" } } }

/** The deliverable as a drawing or photograph, and below it the week of its launch. */
export const CaseStudyBuilt = ({ built, launch, words }: BuiltProps) => (
  <Box component="figure" sx={{ ...columns({ sm: "7fr 5fr", md: 1 }), gap: 3, ...PRINTED }}>
    <BuiltPicture {...built} />
    <figcaption>
      <Box component="b" sx={LIVE}>
        {formatMessage(words.live, { week: launch })}
      </Box>
      <Typography variant="lead">{built.title}</Typography>
    </figcaption>
  </Box>
)
