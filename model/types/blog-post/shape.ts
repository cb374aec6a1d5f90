import { z } from "zod"
import {
  day,
  describedPicture,
  drawingFile,
  filled,
  group,
  heading,
  list,
  notBlank,
  slug,
  text,
} from "../../../packages/content-engine"
import { categoryId } from "../../parts/references"
import { ALL_POSTS } from "../../parts/blog-routes"
import { draft } from "../../parts/visibility"

const { picture, alt } = describedPicture("The article's own picture. Without one the thumbnail stands in.")

/** Frontmatter of content/blog/*.mdx. */
export const shape = group("BlogPostFrontmatter", "What stands above a blog post.", {
  title: heading("Title. The address is made from it."),
  slug: slug
    .meta({ examples: ["landing-pages"] })
    .optional()
    .describe('Address under /blog, where it is not to be made from the title, for example "landing-pages".'),
  excerpt: z
    .string()
    .regex(notBlank, "must not be empty")
    .min(60)
    .max(170)
    .describe("One or two sentences: 60 to 170 characters. Also the description in search results."),
  category: categoryId("Id of a category in blog-categories.yaml.", ALL_POSTS),
  topics: filled(list("Ids of further categories that list the post.", categoryId("Id of a category.", ALL_POSTS))),
  author: text("Who wrote it."),
  readTime: z
    .int()
    .min(1)
    .optional()
    .describe("Reading time in whole minutes, where it is not to be counted from the words."),
  featured: filled(
    z.boolean().describe("Whether the blog shows it large: it does so with the newest two. Without it, it does not."),
  ),
  views: z
    .string()
    .regex(/^\d/, 'must begin with a figure, such as "1.9K"')
    .max(20)
    .meta({ examples: ["1.9K"] })
    .optional()
    .describe('Views, as shown, for example "1.9K". Without it, none are shown.'),
  date: day.describe(
    "Its day, such as 2025-10-28. Posts are listed by it, newest first. A post of a day to come is published by the first build on that day (UTC).",
  ),
  corrected: day.optional().describe("The day on which it was corrected, if it was."),
  correction: text("One line that says what changed then.", 160).optional(),
  draft,
  thumbnail: drawingFile("Small picture shown with the post in lists. Without it there is none.").optional(),
  picture: picture.optional(),
  alt,
}).overwrite(own => ({ ...own, topics: own.topics ?? [], featured: own.featured ?? false }))
