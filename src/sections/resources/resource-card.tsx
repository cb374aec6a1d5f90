import Download from "@mui/icons-material/Download"
import { styled } from "@mui/material/styles"
import { graphql } from "gatsby"
import { categoryAttribute, searchedAttribute } from "../../browser/filter/filter-list"
import { Link } from "../../components/link"
import { Typography } from "../../components/typography"
import { ResourceIcon } from "../../scenes/resource-icons"
import { drawingClass } from "../../scenes/scene"
import { space, stroke, typeScale } from "../../theme/tokens"

/** Drawn as the front of a flat drawer: label holder, what is in it, and the pull at its lower edge. */
const Card = styled("li")(({ theme }) => {
  const { yard } = theme.vars.palette
  return {
    position: "relative",
    display: "grid",
    gridTemplateRows: "auto auto 1fr auto",
    gap: space.s3,
    padding: "clamp(1.25rem, 2.4vw, 2.25rem)",
    paddingBottom: space.s7,
    background: yard.plane,
    // Only seen where colors are forced and no ground tells one drawer from the next.
    outline: "1px solid transparent",
    "&::after": {
      content: '""',
      position: "absolute",
      left: "calc(50% - 2.25rem)",
      bottom: space.s3,
      width: "4.5rem",
      height: ".7rem",
      border: `${stroke.draw} solid ${yard.ink}`,
      borderRadius: "0 0 .7rem .7rem",
      background: yard.ground,
    },
    [`& p[${searchedAttribute}]`]: { color: yard.inkSoft, maxWidth: space.measure },
  }
})

const Holder = styled("p")(({ theme }) => ({
  justifySelf: "start",
  display: "inline-flex",
  alignItems: "center",
  gap: space.s2,
  padding: `${space.s1} ${space.s3} ${space.s1} ${space.s2}`,
  border: `${stroke.draw} solid ${theme.vars.palette.yard.ink}`,
  background: theme.vars.palette.yard.wash,
  fontSize: typeScale.small,
  fontWeight: 600,
  [`& .${drawingClass}`]: { width: "1.4rem" },
}))

const Foot = styled("p")(({ theme }) => ({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "center",
  gap: `${space.s1} ${space.s4}`,
  minHeight: "2.75rem",
  fontSize: typeScale.small,
  color: theme.vars.palette.yard.inkSoft,
  "& a svg": { fontSize: "1.25rem" },
  "& [data-soon]": {
    paddingInline: space.s3,
    paddingBlock: space.s1,
    border: `${stroke.draw} dashed ${theme.vars.palette.yard.pencil}`,
    "& span::before": { content: '"("' },
    "& span::after": { content: '")"' },
  },
}))

interface ResourceCardProps {
  resource: Queries.ResourceFragment
  icon: Queries.ResourceIcon
  words: Pick<Queries.ResourcesLibraryFragment, "download" | "unavailable">
}

const searched = { [searchedAttribute]: "" }

/** One resource. Without a file it says so, and has no link. */
export const ResourceCard = ({ resource, icon, words }: ResourceCardProps) => (
  <Card {...{ [categoryAttribute]: resource.category }}>
    <Holder>
      <ResourceIcon name={icon} />
      {resource.type}
    </Holder>
    <Typography variant="h2" component="h3" {...searched}>
      {resource.title}
    </Typography>
    <p {...searched}>{resource.description}</p>
    <Foot>
      <span>{resource.duration ?? resource.readTime}</span>
      {resource.downloadUrl ? (
        <Link variant="button" href={resource.downloadUrl}>
          <Download />
          {words.download}
          {resource.fileNote && ` (${resource.fileNote})`}
        </Link>
      ) : (
        // eslint-disable-next-line jsx-a11y/anchor-is-valid -- HTML's placeholder link: there is no file yet
        <a role="link" aria-disabled="true" data-soon>
          {words.download} <span>{words.unavailable}</span>
        </a>
      )}
    </Foot>
  </Card>
)

export const query = graphql`
  fragment Resource on Resource {
    yamlId
    title
    description
    category
    type
    downloadUrl
    fileNote
    readTime
    duration
  }
`
