import { z } from "zod"
import {
  buildDate,
  day,
  defaulted,
  defineType,
  type EntryCheck,
  entryIssue,
  group,
  heading,
  list,
  NOT_BLANK,
  pictureFile,
  pictureWithAlt,
  publishStatus,
  requires,
  slug,
  text,
} from "#engine"
import { formatDate } from "#site/language"
import { planPosts } from "../shared/blog-pages"
import { ALL_POSTS, postRoute } from "../shared/blog-routes"
import { readingTime } from "../shared/reading-time"
import { categoryId } from "../shared/references"
import { draft } from "../shared/visibility"
import { words } from "./words"

const { picture, alt } = pictureWithAlt("Picture of the article. Default: the thumbnail.")

/** Frontmatter of content/blog/*.mdx. */
const fields = group("BlogPostFrontmatter", "Frontmatter of a blog post.", {
  title: heading("Title, and source of the path."),
  slug: slug
    .meta({ examples: ["landing-pages"] })
    .optional()
    .describe('Path under /blog, for example "landing-pages". Default: made from the title.'),
  excerpt: z
    .string()
    .regex(NOT_BLANK, "must not be empty")
    .min(60)
    .max(170)
    .describe("One or two sentences, 60 to 170 characters. Also the description in search results."),
  category: categoryId("ID of a category in blog-categories.yaml.", ALL_POSTS),
  topics: defaulted(list("IDs of more categories that list the post.", categoryId("ID of a category.", ALL_POSTS))),
  author: text("Author."),
  readTime: z.int().min(1).optional().describe("Reading time in whole minutes. Default: estimated from the text."),
  featured: defaulted(z.boolean().describe("Features the post: the blog shows the newest two large. Default: off.")),
  views: z
    .string()
    .regex(/^\d/, 'must begin with a digit, such as "1.9K"')
    .max(20)
    .meta({ examples: ["1.9K"] })
    .optional()
    .describe('Number of views, for example "1.9K". Default: not shown.'),
  date: day.describe(
    "Publication date, such as 2025-10-28. Lists show the newest first. A future post is published by the first build on that day (UTC).",
  ),
  corrected: day.optional().describe("Date of the correction, if any."),
  correction: text("The correction, in one line.", 160).optional(),
  draft,
  thumbnail: pictureFile("Small picture of the post in lists. Optional.").optional(),
  picture: picture.optional(),
  alt,
})

const schema = requires(fields, { corrected: ["correction"], correction: ["corrected"] }).overwrite(data => ({
  ...data,
  topics: data.topics ?? [],
  featured: data.featured ?? false,
}))

type Data = z.infer<typeof schema>

/** Requires a correction between publication and today. */
const validCorrection: EntryCheck<Data> = ({ date, corrected }, entry, { folder: { today } }) => {
  if (corrected === undefined) return []
  const path = ["corrected"]
  if (corrected < date)
    return [entryIssue(entry, path, `This is before the date of the post (${date}). Correct one of the two.`)]
  return corrected > today
    ? [entryIssue(entry, path, `${corrected} is in the future. Write the day of the change.`)]
    : []
}

export const blogPost = defineType({
  type: "BlogPost",
  files: "blog/*.mdx",
  schema,
  requiredPage: "/blog",
  dateField: "date",
  page: { template: "blog-post", route: postRoute, anchors: ({ prose }) => prose?.anchors ?? [], plan: planPosts },
  computedFields: {
    headings: {
      type: "[Action!]!",
      description: "Links to the second-level headings, in order.",
      resolve: (_, { headings }) => headings(),
    },
    publishedAt: {
      type: 'Date! @dateformat @proxy(from: "date")',
      description: "Date as YYYY-MM-DD. Sort, or filter with gte, lt, etc.",
    },
    modifiedAt: {
      type: "Date",
      description: "Date of the correction as YYYY-MM-DD, if any.",
      resolve: ({ corrected }) => corrected ?? null,
    },
    readingMinutes: {
      type: "Int!",
      description: "Reading time in whole minutes: the set one, or an estimate from the text.",
      resolve: ({ readTime }, { prose }) => readTime ?? readingTime(prose()),
    },
    statusLabel: {
      type: "String",
      description: 'Label of an unpublished post, such as "Draft". Only in gatsby develop.',
      resolve: async (post, { findOne }) => {
        const status = publishStatus(post, buildDate())
        return status === "published"
          ? null
          : (await findOne(words))?.post[status].replace("{date}", formatDate(post.date))
      },
    },
    authorProfile: {
      type: 'TeamMember @link(by: "name", from: "author")',
      description: "The author, if a member of the team.",
    },
  },
  checks: [validCorrection],
})
