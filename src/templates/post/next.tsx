import Box from "@mui/material/Box"
import Container from "@mui/material/Container"
import Link from "@mui/material/Link"
import List from "@mui/material/List"
import ListItem from "@mui/material/ListItem"
import Typography from "@mui/material/Typography"
import { PostFacts } from "#blocks/posts/post-facts"
import { hasPicture, PostPicture } from "#blocks/posts/post-picture"
import { Section } from "#components/section"
import { columns, withDividers } from "#theme/layouts"
import { stroke } from "#theme/tokens"

const Kicker = ({ children }: { children: string }) => (
  <Typography
    variant="body2"
    component="h2"
    sx={{ fontWeight: 600, paddingBottom: 1.5, borderBottom: `${stroke.outline} solid` }}
  >
    {children}
  </Typography>
)

interface PostNextProps {
  next: Queries.PostEntryFragment | null
  related: readonly Queries.PostEntryFragment[]
  /** Headings of the next post and the related posts. */
  words: Record<"next" | "related", string>
}

/** The next post, large, and related posts beside it. */
export const PostNext = ({ next, related, words }: PostNextProps) =>
  (next ?? related[0]) && (
    <Section tone="surface" data-next>
      <Container sx={{ ...columns("7fr 5fr"), rowGap: 4, columnGap: 6 }}>
        {next && (
          <div>
            <Kicker>{words.next}</Kicker>
            <Box
              component="article"
              sx={{
                ...columns(hasPicture(next) ? { sm: "6fr 5fr" } : 1),
                rowGap: 3,
                columnGap: 4,
                alignItems: "start",
                position: "relative",
                paddingTop: 3,
              }}
            >
              {hasPicture(next) && (
                <figure>
                  <PostPicture post={next} />
                </figure>
              )}
              <div>
                <Typography variant="h3">
                  <Link variant="stretched" href={next.path}>
                    {next.title}
                  </Link>
                </Typography>
                <Typography color="textSecondary" sx={{ marginBlock: 1.5 }}>
                  {next.excerpt}
                </Typography>
                <PostFacts post={next} listedFacts={["date", "readTime"]} />
              </div>
            </Box>
          </div>
        )}
        {related.length > 0 && (
          <div>
            <Kicker>{words.related}</Kicker>
            <List sx={{ ...withDividers("below", 3), borderTop: 0 }}>
              {related.map(post => (
                <ListItem key={post.path} sx={{ display: "grid", gap: 1 }}>
                  <Typography variant="h4">
                    <Link variant="stretched" href={post.path}>
                      {post.title}
                    </Link>
                  </Typography>
                  <PostFacts post={post} listedFacts={["date", "readTime"]} />
                </ListItem>
              ))}
            </List>
          </div>
        )}
      </Container>
    </Section>
  )
