import { block, heading } from "#engine"
import { action } from "#model/shared/schemas"

export const postsSchema = block(
  "posts",
  "Content",
  "The six latest posts: the first two large, featured ones first.",
  {
    title: heading("Heading."),
    action: action.optional().describe("Link to posts."),
  },
)
