import { block, heading } from "#engine"
import { action } from "#model/shared/schemas"

export const postsSchema = block(
  "posts",
  "Content",
  "The six latest posts, featured posts first; the first two are large.",
  {
    title: heading("Heading."),
    action: action.optional().describe("Link beside the heading, for example to all posts."),
  },
)
