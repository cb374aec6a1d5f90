import { z } from "zod"
import { heading, notBlank, slug, symbolName, text } from "./common"
import { categoryId } from "./references"

/** The drawing of one article: its sums to scale. */
const scene = z
  .strictObject({
    drawing: z
      .enum(["budget", "churn", "landing", "launch", "newsletter", "pages", "shipping"])
      .meta({ id: "PostDrawing", description: "The drawing of an article (src/scenes/posts/)." })
      .describe("Name of the drawing."),
    alt: text("What the drawing shows, for people who do not see it."),
    labels: z.array(text("Words in the drawing.")).describe("The words in the drawing, in its order; they are short."),
  })
  .meta({ id: "PostScene", description: "The drawing of an article." })

/** Frontmatter of content/blog/*.mdx. */
export const blogPost = z
  .strictObject({
    title: heading("Title. The address is made from it."),
    slug: slug
      .optional()
      .describe('Address under /blog, where it is not to be made from the title, for example "landing-pages".'),
    excerpt: z
      .string()
      .regex(notBlank, "must not be empty")
      .min(60)
      .max(170)
      .describe("One or two sentences: 60 to 170 characters. Also the description in search results."),
    category: categoryId("Id of a category in blog-categories.yaml."),
    topics: z.array(categoryId("Id of a category.")).describe("Ids of further categories that list the post."),
    author: text("Who wrote it."),
    readTime: z.int().min(1).describe("Reading time in whole minutes."),
    featured: z.boolean().describe("Whether the blog shows it large."),
    views: text('Views, as shown, for example "1.9K".'),
    date: z
      .string()
      .regex(
        /^(January|February|March|April|May|June|July|August|September|October|November|December) ([1-9]|[12]\d|3[01]), \d{4}$/,
        'must be a date such as "October 28, 2025"',
      )
      .describe(
        'Date, as shown, for example "October 28, 2025". Posts are listed by it, newest first. A post of a day to come is published by the first build on that day (UTC).',
      ),
    draft: z
      .boolean()
      .optional()
      .describe(
        "true while the post is being written: only npm run develop shows it. Without it the post is published.",
      ),
    symbol: symbolName.describe("Small drawing shown with the post in lists."),
    scene: scene.optional().describe("The article's own drawing. Without one the symbol stands in, afloat."),
  })
  .meta({ id: "BlogPostFrontmatter", description: "What stands above a blog post." })
