import { z } from "zod"
import { pageMeta, slug, text } from "./common"

/** One entry of content/blog-categories.yaml: a page that lists posts and, where it has a count, a tile on /blog. */
export const blogCategory = z
  .strictObject({
    id: slug.describe(
      'Name in the address (/blog/category/{id}) and in the posts. "all" lists every post, at /blog/all.',
    ),
    name: text("Name on tiles, links and posts."),
    count: z
      .int()
      .min(1)
      .optional()
      .describe("Number on the tile of /blog, as shown. Without it the category has no tile there."),
    color: z
      .enum(["plate", "ink", "sea", "wash", "bar", "pencil", "line"])
      .meta({ id: "BlogCategoryColor", description: "A tone of the theme (src/theme/tokens.ts)." })
      .describe("Color of its sheets on the tile."),
    heading: text("Main heading of the category's page."),
    description: text("One or two sentences under the heading."),
    meta: pageMeta,
  })
  .meta({ id: "BlogCategory", description: "A category of the blog." })
