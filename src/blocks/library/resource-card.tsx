import Download from "@mui/icons-material/Download"
import ListItem from "@mui/material/ListItem"
import { styled } from "@mui/material/styles"
import { graphql } from "gatsby"
import Link from "@mui/material/Link"
import Typography from "@mui/material/Typography"
import { drawingClass } from "../../theme/drawing-svg"
import { space, stroke, typeScale } from "../../theme/tokens"
import { Picture } from "../../components/picture"

/** The front of a flat drawer, with the pull at its lower edge. */
const Card = styled(ListItem)(({ theme }) => {
  const { colors } = theme.vars.palette
  return {
    position: "relative",
    display: "grid",
    gridTemplateRows: "auto auto 1fr auto",
    gap: space.s3,
    padding: "clamp(1.25rem, 2.4vw, 2.25rem)",
    paddingBottom: space.s7,
    background: colors.surface,
    // Only seen where colors are forced and no ground tells one drawer from the next.
    outline: "1px solid transparent",
    "&::after": {
      content: '""',
      position: "absolute",
      left: "calc(50% - 2.25rem)",
      bottom: space.s3,
      width: "4.5rem",
      height: ".7rem",
      border: `${stroke.draw} solid ${colors.text}`,
      borderRadius: "0 0 .7rem .7rem",
      background: colors.background,
    },
  }
})

/** Its kind, on a label. */
const Kind = styled("p")(({ theme }) => ({
  justifySelf: "start",
  display: "inline-flex",
  alignItems: "center",
  gap: space.s2,
  padding: `${space.s1} ${space.s3} ${space.s1} ${space.s2}`,
  border: `${stroke.draw} solid ${theme.vars.palette.colors.text}`,
  background: theme.vars.palette.colors.tint,
  fontSize: typeScale.small,
  fontWeight: 600,
  [`& .${drawingClass}`]: { width: "1.4rem" },
}))

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

const searched = { "data-found-by": "" }

/** One resource. Without a file it says so, and has no link. */
export const ResourceCard = ({ resource, picture, words }: ResourceCardProps) => (
  <Card data-category={resource.category}>
    <Kind>
      {picture && <Picture picture={picture} alt="" inline />}
      {resource.type}
    </Kind>
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
