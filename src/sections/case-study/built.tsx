import { Typography } from "@mui/material"
import { styled } from "@mui/material/styles"
import { graphql } from "gatsby"
import { Container } from "../../components/container"
import { fill } from "../../site/fill"
import { space, stroke } from "../../theme/tokens"
import { BuiltPicture } from "../built-picture"

/** When it went live and what one sees, on the foot of the picture beside it. */
const Plate = styled("figure")(({ theme }) => {
  const { yard } = theme.vars.palette
  return {
    display: "grid",
    gridTemplateColumns: "5fr 7fr",
    gap: `${space.s6} clamp(2rem, 5vw, 5rem)`,
    alignItems: "end",
    marginTop: space.section,
    "& b": {
      display: "inline-block",
      marginBottom: space.s3,
      paddingLeft: space.s3,
      borderLeft: `${space.s3} solid ${yard.signal}`,
      fontWeight: 600,
      lineHeight: 1.3,
    },
    "@media print": { "& svg, & img": { maxWidth: "24rem" } },
    "& img": { display: "block", width: "100%", height: "auto" },
    "& picture > img": { border: `${stroke.key} solid ${yard.ink}` },
    [theme.breakpoints.down("md")]: { gridTemplateColumns: "1fr" },
  }
})

interface BuiltProps {
  study: Queries.CaseStudyBuiltFragment
  labels: Pick<Queries.CaseLabelsFragment, "live">
}

/** The thing that was built, drawn as itself or photographed, and the week in which it went live. */
export const CaseStudyBuilt = ({ study: { built, launch }, labels }: BuiltProps) => {
  if (!built) return null
  return (
    <Container>
      <Plate>
        <figcaption>
          <b>{fill(labels.live, { week: launch })}</b>
          <Typography variant="lead">{built.caption}</Typography>
        </figcaption>
        <BuiltPicture built={built} sizes="(min-width: 60rem) 50vw, 100vw" />
      </Plate>
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
