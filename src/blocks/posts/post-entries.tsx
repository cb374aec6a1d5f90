import Box from "@mui/material/Box"
import CardMedia from "@mui/material/CardMedia"
import Link from "@mui/material/Link"
import List from "@mui/material/List"
import ListItem from "@mui/material/ListItem"
import Typography from "@mui/material/Typography"
import { graphql } from "gatsby"
import { PictureFigure } from "#components/picture"
import { formatDate } from "#site/language"
import { columns, withDividers } from "#theme/layouts"
import { space } from "#theme/tokens"
import { PostFacts } from "./post-facts"
import { hasPicture, PostPicture } from "./post-picture"

interface PostEntriesProps {
  posts: readonly Queries.PostEntryFragment[]
  /** Heading level of the titles. */
  level?: "h2" | "h3"
  /** Above the fold: pictures load with the page. */
  eager?: boolean
}

/** Date, text, thumbnail; on phones the thumbnail is beside the date. */
const columnsWithThumbnail = { xs: "1fr 5rem", sm: "minmax(9.25rem, 2fr) 8fr minmax(7rem, 2fr)" }
const columnsWithoutThumbnail = { xs: 1, sm: "minmax(9.25rem, 2fr) 10fr" }

/**
 * Posts as a list with dividers. A single post has a large picture, before the text in the HTML: after the text, it
 * would shift the layout on slow connections.
 */
export const PostEntries = ({ posts, level = "h3", eager }: PostEntriesProps) => {
  const isSingle = posts.length === 1
  return (
    <List component="ol" sx={{ ...withDividers("below", isSingle ? 4 : 3) }}>
      {posts.map(post => (
        <ListItem
          key={post.path}
          sx={{
            ...columns(
              isSingle
                ? { lg: hasPicture(post) ? "5fr 8fr" : 1 }
                : post.thumbnail
                  ? columnsWithThumbnail
                  : columnsWithoutThumbnail,
            ),
            rowGap: 1,
            columnGap: space.row,
            ...(isSingle && { gridTemplateRows: { lg: "auto 1fr" } }),
          }}
        >
          {isSingle && hasPicture(post) && (
            <CardMedia
              sx={{
                gridArea: { lg: "1 / 2 / span 2" },
                paddingBlock: 2,
                paddingInline: { lg: 2 },
                marginBottom: { xs: 1.5, lg: 0 },
              }}
            >
              <PostPicture post={post} eager={eager} />
            </CardMedia>
          )}
          <Typography variant="body2" color="textSecondary" sx={{ alignSelf: { xs: "end", sm: "start" } }}>
            <Box component="b" sx={{ display: "block", fontWeight: 600, color: "text.primary" }}>
              {formatDate(post.date)}
            </Box>{" "}
            {post.category.name}
          </Typography>
          <Box sx={{ gridColumn: { xs: "1 / -1", sm: "auto" } }}>
            <Typography variant={isSingle ? "h2" : "h3"} component={level}>
              <Link variant="stretched" href={post.path}>
                {post.title}
              </Link>
            </Typography>
            <Typography color="textSecondary" sx={{ maxWidth: space.measure, marginBlock: 1 }}>
              {post.excerpt}
            </Typography>
            <PostFacts post={post} listedFacts={["author", "readTime", "views"]} />
          </Box>
          {!isSingle && (
            <PictureFigure
              picture={post.thumbnail}
              alt=""
              eager={eager}
              sx={{ gridArea: { xs: "1 / 2", sm: "auto" } }}
            />
          )}
        </ListItem>
      ))}
    </List>
  )
}

export const query = graphql`
  fragment PostEntry on BlogPost {
    path
    title
    excerpt
    thumbnail {
      ...Picture
    }
    picture {
      ...Picture
    }
    alt
    category {
      name
      path
    }
    author
    authorProfile {
      path
      portrait {
        ...Picture
      }
    }
    date
    publishedAt
    statusLabel
    readingMinutes
    views
  }
`
