import Download from "@mui/icons-material/Download"
import { graphql } from "gatsby"
import { categoryAttribute, searchedAttribute } from "../../browser/filter/filter-list"
import { DrawerFront } from "../../components/drawer-front"
import Link from "@mui/material/Link"
import Typography from "@mui/material/Typography"
import { space, stroke } from "../../theme/tokens"
import { Picture } from "../../components/picture"

const FOOT = {
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "center",
  gap: "0.25rem 1rem",
  minHeight: "2.75rem",
}

/** In pencil: there is no file yet. */
const SOON = {
  p: "0.25rem 0.75rem",
  border: `${stroke.draw} dashed`,
  borderColor: "colors.muted",
  "& span::before": { content: '"("' },
  "& span::after": { content: '")"' },
}

interface ResourceCardProps {
  resource: Queries.ResourceFragment
  picture: Queries.PhotoFragment | null
  words: Pick<Queries.LibraryBlockFragment, "download" | "unavailable">
}

const searched = { [searchedAttribute]: "" }

/** One resource. Without a file it says so, and has no link. */
export const ResourceCard = ({ resource, picture, words }: ResourceCardProps) => (
  <DrawerFront
    {...{ [categoryAttribute]: resource.category }}
    label={resource.type}
    icon={picture && <Picture picture={picture} alt="" inline />}
  >
    <Typography variant="h2" component="h3" {...searched}>
      {resource.title}
    </Typography>
    <Typography color="textSecondary" sx={{ maxWidth: space.measure }} {...searched}>
      {resource.description}
    </Typography>
    <Typography variant="body2" color="textSecondary" sx={FOOT}>
      <span>{resource.duration ?? resource.readTime}</span>
      {resource.downloadUrl ? (
        <Link variant="action" href={resource.downloadUrl} sx={{ "& svg": { fontSize: "1.25rem" } }}>
          <Download />
          {words.download}
          {resource.fileNote && ` (${resource.fileNote})`}
        </Link>
      ) : (
        // HTML's placeholder link: there is no file yet.
        <Typography variant="body2" component="a" role="link" aria-disabled="true" sx={SOON}>
          {words.download} <span>{words.unavailable}</span>
        </Typography>
      )}
    </Typography>
  </DrawerFront>
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
