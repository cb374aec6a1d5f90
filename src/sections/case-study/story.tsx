import { Typography } from "@mui/material"
import { styled } from "@mui/material/styles"
import { graphql } from "gatsby"
import type { ReactNode } from "react"
import { Section } from "../../components/section"
import { Container } from "../../components/container"
import { space, stroke } from "../../theme/tokens"

/** What was wrong is in pencil, what stands there now is built: a plate that lies over the edge of the first. */
const Parts = styled(Container)(({ theme }) => {
  const { yard } = theme.vars.palette
  return {
    display: "grid",
    gridTemplateColumns: "6fr 7fr",
    alignItems: "start",
    "& > div": { breakInside: "avoid", padding: "clamp(1.5rem, 3.4vw, 3.25rem)" },
    "& > div:first-of-type": {
      border: `${stroke.draw} dashed ${yard.pencil}`,
      paddingRight: "clamp(3.5rem, 6vw, 6rem)",
      color: yard.inkSoft,
    },
    "& > div:last-of-type": {
      position: "relative",
      margin: "clamp(3rem, 6vw, 5.5rem) 0 0 clamp(-3rem, -3.4vw, -1.5rem)",
      border: `${stroke.key} solid ${yard.ink}`,
      background: yard.plane,
    },
    "& p": { marginTop: space.s4, fontSize: "clamp(1.1875rem, 1.05rem + .6vw, 1.5rem)", lineHeight: 1.45 },
    [theme.breakpoints.down("md")]: {
      gridTemplateColumns: "1fr",
      "& > div:first-of-type": { marginRight: space.s4, paddingRight: space.s5, paddingBottom: space.s7 },
      "& > div:last-of-type": { margin: `calc(-1 * ${space.s5}) 0 0 ${space.s4}` },
    },
  }
})

interface StoryProps {
  detail: Queries.CaseStudyStoryFragment
  study: Pick<Queries.CaseStudyTextFragment, "challenge" | "solution">
  /** What shows the second of the two. */
  children?: ReactNode
}

/** What was wrong and what stands there now. */
export const CaseStudyStory = ({ detail, study, children }: StoryProps) => (
  <Section>
    <Parts>
      {(["challenge", "solution"] as const).map(part => (
        <div key={part}>
          <Typography variant="h1">{detail[part]}</Typography>
          <p>{study[part]}</p>
        </div>
      ))}
    </Parts>
    {children}
  </Section>
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
