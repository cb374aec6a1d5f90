import { Typography } from "@mui/material"
import { styled } from "@mui/material/styles"
import { graphql } from "gatsby"
import { Band } from "../../components/band"
import { Wrap } from "../../components/wrap"
import { space, stroke } from "../../theme/tokens"

const Part = styled("div")(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "4fr 8fr",
  gap: `${space.s3} ${space.s5}`,
  alignItems: "baseline",
  paddingBlock: "clamp(1.5rem, 3vw, 2.75rem)",
  borderTop: `1px solid ${theme.vars.palette.yard.line}`,
  "&:first-of-type": { borderTop: `${stroke.draw} solid ${theme.vars.palette.yard.ink}` },
  "& p": { maxWidth: "46rem", fontSize: "clamp(1.1875rem, 1.05rem + .6vw, 1.5rem)", lineHeight: 1.45 },
  [theme.breakpoints.down("md")]: { gridTemplateColumns: "1fr" },
}))

interface StoryProps {
  detail: Queries.CaseStudyStoryFragment
  study: Pick<Queries.CaseStudyTextFragment, "challenge" | "solution">
}

/** What was wrong and what stands there now. */
export const CaseStudyStory = ({ detail, study }: StoryProps) => (
  <Band>
    <Wrap>
      {(["challenge", "solution"] as const).map(part => (
        <Part key={part}>
          <Typography variant="h1">{detail[part]}</Typography>
          <p>{study[part]}</p>
        </Part>
      ))}
    </Wrap>
  </Band>
)

export const query = graphql`
  fragment CaseStudyStory on CaseDetail {
    challenge
    solution
  }
  fragment CaseStudyText on CaseStudy {
    challenge
    solution
  }
`
