import { styled } from "@mui/material/styles"
import { graphql } from "gatsby"
import { Link } from "../../components/link"
import { Section } from "../../components/section"
import { Typography } from "../../components/typography"
import { fill } from "../../site/fill"
import { space, stroke } from "../../theme/tokens"
import { BuiltPicture } from "../built-picture"

/** The words stand at the foot of the picture, which is as large as the page allows. */
const Band = styled(Section)(({ theme }) => ({
  display: "grid",
  paddingInline: `max(${space.gutter}, 50% - ${space.page} / 2 + ${space.gutter})`,
  gridTemplateColumns: "5fr 7fr",
  gridTemplateRows: "1fr repeat(3, auto)",
  columnGap: "clamp(2rem, 5vw, 5rem)",
  "& h2": { alignSelf: "end" },
  "& p": { marginTop: space.s4 },
  "& > a": { justifySelf: "start", marginTop: space.s3 },
  "& > :last-child": { gridArea: "1 / 2 / span 4" },
  "& img": { display: "block", width: "100%", height: "auto" },
  "& picture > img": { border: `${stroke.key} solid ${theme.vars.palette.yard.ink}` },
  [theme.breakpoints.down("md")]: {
    gridTemplateColumns: "minmax(0, 1fr)",
    // The thing first, then what it did.
    "& > :last-child": { gridArea: "1 / 1", marginBottom: space.s5 },
  },
}))

interface HomeWorkProps {
  /** The case that is shown: the first of those that are featured. */
  study: Queries.HomeWorkFragment | undefined
  labels: Queries.HomeWorkLabelsFragment | null | undefined
}

/** What was built for a client, drawn as itself or photographed, and the way to its case. */
export const HomeWork = ({ study, labels }: HomeWorkProps) => {
  if (!study?.built || !labels) return null
  const { title, path, client, description, launch, built } = study
  return (
    <Band tone="wash">
      <Typography variant="h1">{title}</Typography>
      <Typography variant="lead">{description}</Typography>
      <Typography variant="body2" color="textSecondary">
        {fill(labels.live, { week: launch })}. {built.caption}
      </Typography>
      <Link variant="button" href={path}>
        {fill(labels.more, { client })}
      </Link>
      <BuiltPicture built={built} sizes="(min-width: 60rem) 55vw, 100vw" />
    </Band>
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
