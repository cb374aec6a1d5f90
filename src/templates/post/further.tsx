import { Grid } from "../../components/grid"
import Link from "@mui/material/Link"
import { List, ListItem } from "../../components/list"
import { Section } from "../../components/section"
import { Container } from "../../components/container"
import { stroke } from "../../theme/tokens"
import { PostFacts } from "../../blocks/posts/post-facts"
import { isPictured, PostPicture } from "../../blocks/posts/post-picture"
import Typography from "@mui/material/Typography"

const Kicker = ({ children }: { children: string }) => (
  <Typography
    variant="body2"
    component="h2"
    sx={{ fontWeight: 600, paddingBottom: 1.5, borderBottom: `${stroke.draw} solid` }}
  >
    {children}
  </Typography>
)

interface PostNextProps {
  next: Queries.PostEntryFragment | null
  related: readonly Queries.PostEntryFragment[]
  /** The heading above each. */
  words: Record<"next" | "related", string>
}

/** Where to read on: the next entry large, related ones beside it. */
export const PostNext = ({ next, related, words }: PostNextProps) => (
  <Section tone="plane" data-further>
    <Container template="7fr 5fr" rowSpacing={4} columnSpacing={6}>
      {next && (
        <div>
          <Kicker>{words.next}</Kicker>
          <Grid
            component="article"
            // Lettering of a drawing is 13 px at 768 px.
            template={isPictured(next) ? { sm: "6fr 5fr" } : 1}
            rowSpacing={3}
            columnSpacing={4}
            alignItems="start"
            sx={{ position: "relative", paddingTop: 3 }}
          >
            {isPictured(next) && (
              <figure>
                <PostPicture post={next} />
              </figure>
            )}
            <div>
              <Typography variant="h2" component="h3">
                <Link variant="stretched" href={next.path}>
                  {next.title}
                </Link>
              </Typography>
              <Typography color="textSecondary" sx={{ marginBlock: 1.5 }}>
                {next.excerpt}
              </Typography>
              <PostFacts post={next} only={["date", "readTime"]} />
            </div>
          </Grid>
        </div>
      )}
      {related.length > 0 && (
        <div>
          <Kicker>{words.related}</Kicker>
          <List dividers="below" spacing={3} sx={{ borderTop: 0 }}>
            {related.map(post => (
              <ListItem key={post.path} template={{}} spacing={1} sx={{ position: "relative" }}>
                <Typography variant="h3">
                  <Link variant="stretched" href={post.path}>
                    {post.title}
                  </Link>
                </Typography>
                <PostFacts post={post} only={["date", "readTime"]} />
              </ListItem>
            ))}
          </List>
        </div>
      )}
    </Container>
  </Section>
)
