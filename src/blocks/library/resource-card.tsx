import Download from "@mui/icons-material/Download"
import Chip from "@mui/material/Chip"
import Link from "@mui/material/Link"
import ListItem from "@mui/material/ListItem"
import Typography from "@mui/material/Typography"
import { graphql } from "gatsby"
import { Picture } from "#components/picture"
import { drawingClass } from "#theme/drawing-svg"
import { space, stroke } from "#theme/tokens"

const cardStyles = {
  display: "grid",
  gridTemplateRows: "auto auto 1fr auto",
  gap: 1.5,
  padding: space.item,
  backgroundColor: "colors.surface",
  // Visible with forced colors only, which remove backgrounds.
  outline: "1px solid transparent",
}

/** Label with the type of the resource. */
const typeLabelStyles = {
  justifySelf: "start",
  minHeight: 0,
  paddingBlock: 0.5,
  gap: 1,
  backgroundColor: "colors.tint",
  "&& > span": { margin: 0 },
  [`& .${drawingClass}`]: { width: "1.4rem" },
}

const footerStyles = {
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "center",
  gap: `${space.s1} ${space.s4}`,
  minHeight: "2.75rem",
}

/** Dashed: there is no file yet. */
const placeholderLinkStyles = {
  padding: `${space.s1} ${space.s3}`,
  border: `${stroke.outline} dashed`,
  borderColor: "colors.muted",
  "& span::before": { content: '"("' },
  "& span::after": { content: '")"' },
}

interface ResourceCardProps {
  resource: Queries.ResourceFragment
  picture: Queries.PictureFragment | null
  words: Pick<Queries.LibraryWordsFragment, "download" | "unavailable">
}

const searchable = { "data-searchable": "" }

/** A resource with its link; without a file, a disabled placeholder for the link. */
export const ResourceCard = ({ resource, picture, words }: ResourceCardProps) => (
  <ListItem data-category={resource.category} sx={cardStyles}>
    <Chip
      sx={typeLabelStyles}
      label={resource.type}
      icon={
        picture ? (
          <span>
            <Picture picture={picture} alt="" eager />
          </span>
        ) : undefined
      }
    />
    <Typography variant="h3" {...searchable}>
      {resource.title}
    </Typography>
    <Typography color="textSecondary" sx={{ maxWidth: space.measure }} {...searchable}>
      {resource.description}
    </Typography>
    <Typography variant="body2" color="textSecondary" sx={footerStyles}>
      {/* Length of a video, or reading time. */}
      <span>{resource.duration ?? resource.readTime}</span>
      {resource.downloadUrl ? (
        <Link variant="action" href={resource.downloadUrl} sx={{ "& svg": { fontSize: "1.25rem" } }}>
          <Download />
          {words.download}
          {resource.fileInfo && ` (${resource.fileInfo})`}
        </Link>
      ) : (
        // A placeholder link, as HTML defines it: an `a` without `href`.
        <Typography variant="body2" component="a" role="link" aria-disabled="true" sx={placeholderLinkStyles}>
          {words.download} <span>{words.unavailable}</span>
        </Typography>
      )}
    </Typography>
  </ListItem>
)

export const query = graphql`
  fragment Resource on Resource {
    yamlId
    title
    description
    category
    type
    downloadUrl
    fileInfo
    readTime
    duration
  }
`
