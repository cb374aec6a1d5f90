import { buildDate, defineType, publicationOf } from "../../../packages/content-engine"
import { longDay } from "../../../src/site/language"
import { readingTime } from "../../parts/reading-time"
import { words } from "../words"
import { planPosts } from "../../parts/blog-pages"
import { postRoute } from "../../parts/blog-routes"
import { correctionFits } from "./rules"
import { shape } from "./shape"

export const blogPost = defineType({
  type: "BlogPost",
  files: "blog/*.mdx",
  shape,
  partOf: "/blog",
  visibleFrom: "date",
  page: { template: "blog-post", route: postRoute, anchors: ({ prose }) => prose?.anchors ?? [], plan: planPosts },
  fields: {
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
      resolve: async (post, { one }) => {
        const state = publicationOf(post, buildDate())
        return state === "published" ? null : (await one(words))?.post[state].replace("{date}", longDay(post.date))
      },
    },
    signedBy: {
      type: 'TeamMember @link(by: "name", from: "author")',
      description: "Who of the team wrote it, where the author is one of them.",
    },
  },
  checks: [correctionFits],
})
