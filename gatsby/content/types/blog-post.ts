import { z } from "zod"
import { group, heading, list, notBlank, oneOf, slug, symbolName, text } from "../schema/common"
import { day } from "../schema/days"
import { fileOr, oneOfBoth, picture } from "../schema/picture"
import { categoryId } from "../schema/references"
import { defineType } from "./shared/define"
import { draft } from "./shared/visibility"
import { postNumbers } from "../../../src/scenes/posts/numbers"
import { isoDate, isRealDay, longDate } from "../iso-date"
import { buildDate, isPublished, publicationOf } from "../publication"
import { changedPart, readingTime } from "../reading-time"
import { readDetails } from "../source"
import { asWarning } from "../severity"
import { type Check, type CheckTogether, issueIn, ofType, whenComplete } from "../rules/rule"
import { blogCategory } from "./blog-category"
import { blogPage } from "./blog-page"
import { planPosts } from "./shared/blog-pages"
import { ALL_POSTS, postRoute } from "./shared/blog-routes"

/** The drawings made for one article each: its sums to scale. */
const postDrawing = oneOf("PostDrawing", "The drawing of an article (src/scenes/posts/).", {
  budget: "A channel that narrows with the leads counted.",
  churn: "Customers won and lost, and where the two meet.",
  landing: "A landing page with five numbered places beside its month of visits.",
  launch: "Four bars of building and waiting days.",
  newsletter: "Bars of hours, by hand and with a model.",
  pages: "Five pages on one spine, visits to the left, inquiries to the right.",
  shipping: "Orders as stacks of parcels along a ruler of cart values, with a gate.",
})

/** A number that a reader may change, in the drawing of an article. */
const sum = group("PostSum", "A field for a number of the reader's own.", {
  label: text("What the number is, in a few words.", 40),
  value: z.number().describe("The article's own number."),
  min: z.number().describe("The smallest that makes sense, and that the drawing has room for."),
  max: z.number().describe("The largest."),
  step: z.number().positive().optional().describe("How much an arrow of the field adds; 1 without it."),
})

const scene = picture("PostScene", "The picture of an article.", postDrawing, {
  labels: list(
    "The words in the drawing, in its order; they are short.",
    text("Words in the drawing; {1}, {2} and {3} are replaced by its figures, where it has some."),
  )
    .optional()
    .describe("The words in the drawing, in its order; they are short. A file has none."),
  sums: list("Fields below the drawing for the numbers that it is computed from.", sum, { min: 1, max: 3 })
    .optional()
    .describe("Fields below the drawing: one for each number that it is computed from (src/scenes/posts/numbers.ts)."),
})

/** Frontmatter of content/blog/*.mdx. */
const shape = group("BlogPostFrontmatter", "What stands above a blog post.", {
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
  category: categoryId("Id of a category in blog-categories.yaml.", ALL_POSTS),
  topics: list("Ids of further categories that list the post.", categoryId("Id of a category.", ALL_POSTS)),
  author: text("Who wrote it."),
  readTime: z
    .int()
    .min(1)
    .optional()
    .describe("Reading time in whole minutes, where it is not to be counted from the words."),
  featured: z.boolean().describe("Whether the blog shows it large."),
  views: text('Views, as shown, for example "1.9K".'),
  date: day.describe(
    'Date, as shown, for example "October 28, 2025". Posts are listed by it, newest first. A post of a day to come is published by the first build on that day (UTC).',
  ),
  update: group("PostUpdate", "What was corrected since, and when.", {
    date: day.describe('Day of the correction, as shown, for example "October 28, 2025".'),
    change: text("One line that says what changed.", 160),
  }).optional(),
  draft,
  symbol: symbolName.describe("Small drawing shown with the post in lists."),
  scene: scene.optional().describe("The article's own picture. Without one the symbol stands in, afloat."),
})

type Data = z.infer<typeof shape>

/** Before it there was no web. */
const FIRST_YEAR = 1991

/** Years ahead for which nobody plans a post. */
const FAR = 10

/** The calendar has the day of a post, and it is one of our time. */
const dateExists: Check<Data> = ({ date }, entry, { folder: { today } }) => {
  if (!isRealDay(isoDate(date)))
    return [issueIn(entry, ["date"], `The calendar has no "${date}". Correct the day or the month.`)]
  const year = Number(date.slice(-4))
  const ahead = year - Number(today.slice(0, 4))
  if (year < FIRST_YEAR)
    return [issueIn(entry, ["date"], `No blog is as old as ${year}. Correct the year: visitors read it.`)]
  if (ahead > FAR) return [issueIn(entry, ["date"], `${year} is ${ahead} years ahead. Correct the year.`)]
  return ahead > 1
    ? [
        asWarning(
          issueIn(entry, ["date"], `Nobody sees this post before ${year}. Correct the year if that is not meant.`),
        ),
      ]
    : []
}

/** From this part of its words on, the matter of a post has changed, and not only its wording. */
const MUCH = 0.15

/** Whoever has read a post is told when much of it changes. */
const correctionTold: Check<Data> = (data, entry, { folder: { committed, today } }) => {
  const before = committed?.get(entry.file)
  if (before === undefined) return []
  const details = readDetails(before) as Partial<Data> | undefined
  const wasPublished = details?.date !== undefined && publicationOf(details, today) === "published"
  if (!wasPublished || data.draft || data.update?.date !== details.update?.date) return []
  const [, , ...prose] = before.split(/^---$/m)
  const part = changedPart(prose.join("---"), entry.source.body)
  return part < MUCH
    ? []
    : [
        asWarning(
          issueIn(
            entry,
            data.update ? ["update", "date"] : ["date"],
            `${Math.round(part * 100)}% of the words of this published post are changed. If the matter changed too, tell its readers: "update" with the day and one line.`,
          ),
        ),
      ]
}

/** A correction comes after what it corrects, and has happened. */
const updateFollows: Check<Data> = ({ date, update }, entry, { folder: { today } }) => {
  if (!update) return []
  const at = ["update", "date"]
  const [first, then] = [isoDate(date), isoDate(update.date)]
  if (!isRealDay(then))
    return [issueIn(entry, at, `The calendar has no "${update.date}". Correct the day or the month.`)]
  if (then < first) return [issueIn(entry, at, `The post is of ${date}. Correct one of the two dates.`)]
  return then > today ? [issueIn(entry, at, `${update.date} has not come yet. Put the day of the change here.`)] : []
}

/** The picture is a drawing with its words, or a file. */
const pictureShown: Check<Data> = ({ scene: shown }, entry) => [
  ...oneOfBoth(entry, ["scene"], shown),
  ...(shown?.drawing && !shown.labels
    ? [issueIn(entry, ["scene", "labels"], 'This drawing has words in it. Add them as "labels".')]
    : []),
  ...(shown?.file && shown.labels
    ? [issueIn(entry, ["scene", "labels"], "A file has no words of yours in it. Delete the labels.")]
    : []),
]

/** Every field holds the article's own number, between its limits, and the drawing has a use for it. */
const sumsAddUp: Check<Data> = ({ scene: shown }, entry) => {
  if (!shown?.sums) return []
  const wanted = shown.drawing ? postNumbers[shown.drawing] : []
  const at = (path: (string | number)[], message: string) => issueIn(entry, ["scene", "sums", ...path], message)
  if (shown.sums.length !== wanted.length)
    return [at([], `This picture is computed from ${wanted.length} numbers. Give each of them a field, and no more.`)]
  return shown.sums.flatMap(({ value, min, max }, index) => [
    ...(value < min || value > max
      ? [at([index, "value"], `${value} is not between ${min} and ${max}. Correct the number or its limits.`)]
      : []),
    ...(value === wanted[index]
      ? []
      : [at([index, "value"], `The drawing of this article has ${wanted[index]} here. Write ${wanted[index]}.`)]),
  ])
}

/** How many posts the blog shows large. */
const FEATURED = 2

/**
 * Exactly two posts are featured. Beyond two, each further one is named; below, the first that could be, which drafts
 * cannot.
 */
const twoFeatured: CheckTogether<Data> = (posts, { folder: { today } }) => {
  const featured = posts.filter(({ data }) => data.featured)
  const message = `Exactly ${FEATURED} posts are shown large on the blog, but ${featured.length} have featured: true.`
  if (featured.length > FEATURED)
    return featured
      .slice(FEATURED)
      .map(entry => issueIn(entry, ["featured"], `${message} Set it to false here or in another post.`))
  const candidate = posts.find(post => !post.data.featured && isPublished(post, today))
  if (featured.length === FEATURED || !candidate) return []
  return [issueIn(candidate, ["featured"], `${message} Set it to true here or in another post.`)]
}

export const blogPost = defineType({
  type: "BlogPost",
  files: "blog/*.mdx",
  shape,
  page: { template: "blog-post", route: postRoute, anchors: ({ prose }) => prose?.anchors ?? [], plan: planPosts },
  preview: ({ symbol, scene: shown }) => {
    const { file, drawing, labels = [] } = shown ?? {}
    return fileOr(file, drawing ? { scene: "post", drawing, labels } : { scene: "symbol", name: symbol })
  },
  fields: {
    published: {
      type: "Date! @dateformat",
      description: "The date as YYYY-MM-DD, which sorts and compares: filter by gte, lt and the like.",
      stored: ({ date }) => isoDate(date),
    },
    modified: {
      type: "String",
      description: "The day of the correction as YYYY-MM-DD, if there was one.",
      resolve: ({ update }) => (update ? isoDate(update.date) : null),
    },
    minutes: {
      type: "Int!",
      description: "Reading time in whole minutes: the one that is given, or counted from the words.",
      resolve: ({ readTime }, { prose }) => readTime ?? readingTime(prose()),
    },
    flag: {
      type: "String",
      description: 'What marks a post that visitors do not see yet, such as "Draft". Only develop has such posts.',
      resolve: async (post, { one }) => {
        const state = publicationOf(post, buildDate())
        return state === "published" ? null : (await one(blogPage))?.labels[state].replace("{date}", post.date)
      },
    },
    signedBy: {
      type: 'TeamMember @link(by: "name", from: "author")',
      description: "Who of the team wrote it, where the author is one of them.",
    },
    filedUnder: {
      type: 'BlogCategory! @link(by: "yamlId", from: "category")',
      description: "The category the post is filed under.",
    },
  },
  checks: [dateExists, updateFollows, correctionTold, pictureShown, sumsAddUp],
  checksTogether: [whenComplete(twoFeatured)],
  scaffold: {
    name: "post",
    values: (title, { entries, today }) => ({
      title,
      category: ofType(entries, blogCategory).find(({ data }) => data.id !== ALL_POSTS)?.data.id,
      topics: [],
      views: "0",
      date: longDate(today),
    }),
  },
})
