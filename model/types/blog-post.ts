import { z } from "zod"
import {
  buildDate,
  type EntryCheck,
  day,
  defineType,
  requiredAltPicture,
  drawingFile,
  defaulted,
  group,
  heading,
  entryIssue,
  list,
  notBlank,
  publishStatus,
  slug,
  text,
} from "#engine"
import { formatDate } from "#site/language"
import { planPosts } from "../parts/blog-pages"
import { ALL_POSTS, postRoute } from "../parts/blog-routes"
import { readingTime } from "../parts/reading-time"
import { categoryId } from "../parts/references"
import { draft } from "../parts/visibility"
import { words } from "./words"

const { picture, alt } = requiredAltPicture("The article's own picture. Without one the thumbnail stands in.")

/** Frontmatter of content/blog/*.mdx. */
const schema = group("BlogPostFrontmatter", "What stands above a blog post.", {
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
  topics: defaulted(list("Ids of further categories that list the post.", categoryId("Id of a category.", ALL_POSTS))),
  author: text("Who wrote it."),
  readTime: z
    .int()
    .min(1)
    .optional()
    .describe("Reading time in whole minutes, where it is not to be counted from the words."),
  featured: defaulted(
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

type Data = z.infer<typeof schema>

/** A correction comes after what it corrects, has happened, and says what it was. */
const validCorrection: EntryCheck<Data> = ({ date, corrected, correction }, entry, { folder: { today } }) => {
  if ((corrected === undefined) !== (correction === undefined)) {
    const [there, other] = corrected === undefined ? ["correction", "corrected"] : ["corrected", "correction"]
    return [entryIssue(entry, [there], `This needs "${other}" beside it. Add that line, or delete this one.`)]
  }
  if (corrected === undefined) return []
  const at = ["corrected"]
  if (corrected < date) return [entryIssue(entry, at, `The post is of ${date}. Correct one of the two dates.`)]
  return corrected > today
    ? [entryIssue(entry, at, `${corrected} has not come yet. Put the day of the change here.`)]
    : []
}

export const blogPost = defineType({
  type: "BlogPost",
  files: "blog/*.mdx",
  schema,
  parentPage: "/blog",
  dateField: "date",
  page: { template: "blog-post", route: postRoute, anchors: ({ prose }) => prose?.anchors ?? [], plan: planPosts },
  fields: {
    headings: {
      type: "[Action!]!",
      description: "Links to its headings of the second level, in order.",
      resolve: (_, { headings }) => headings(),
    },
    published: {
      type: 'Date! @dateformat @proxy(from: "date")',
      description: "The date as YYYY-MM-DD, which sorts and compares: filter by gte, lt and the like.",
    },
    modified: {
      type: "Date",
      description: "The day of the correction as YYYY-MM-DD, if there was one.",
      resolve: ({ corrected }) => corrected ?? null,
    },
    minutes: {
      type: "Int!",
      description: "Reading time in whole minutes: the one that is given, or counted from the words.",
      resolve: ({ readTime }, { prose }) => readTime ?? readingTime(prose()),
    },
    flag: {
      type: "String",
      description: 'What marks a post that visitors do not see yet, such as "Draft". Only develop has such posts.',
      resolve: async (post, { findOne: one }) => {
        const state = publishStatus(post, buildDate())
        return state === "published" ? null : (await one(words))?.post[state].replace("{date}", formatDate(post.date))
      },
    },
    signedBy: {
      type: 'TeamMember @link(by: "name", from: "author")',
      description: "Who of the team wrote it, where the author is one of them.",
    },
  },
  checks: [validCorrection],
})
