import { action, banner, pageMeta } from "../parts/common"
import { defineType, group, heading, list, text } from "../../packages/content-engine"
import { categoryId } from "../parts/references"
import { newsletter } from "../parts/newsletter"
import { hero } from "../parts/hero"
import { published } from "../parts/visibility"
import { figureNamed } from "../rules/newsletter"

const labels = group("BlogLabels", "Words that posts and their lists share.", {
  readTime: text("Reading time; {minutes} is replaced.").meta({ replaces: ["minutes"] }),
  views: text("Views; {views} is replaced.").meta({ replaces: ["views"] }),
  by: text("Who wrote a post; {author} is replaced.").meta({ replaces: ["author"] }),
  updated: text("Correction of a post; {date} and {change} are replaced.").meta({ replaces: ["date", "change"] }),
  details: text("Name of the details of a post, for assistive technology."),
  contents: text("Heading of the table of contents."),
  next: text("Heading above the next post."),
  related: text("Heading above related posts."),
  headings: text("Name of the list of categories."),
  pages: text("Name of the page links, for assistive technology."),
  page: text("Which page of a list is shown; {page} and {pages} are replaced.").meta({ replaces: ["page", "pages"] }),
  newer: text("Link to the page with newer posts."),
  older: text("Link to the page with older posts."),
  feed: text("Link to the feed."),
  empty: text("What a category without posts says."),
  draft: text("Flag on a draft, in npm run develop only."),
  planned: text("Flag on a post of a day to come, in npm run develop only; {date} is replaced.").meta({
    replaces: ["date"],
  }),
})

const shape = group("BlogPage", "The blog, and what its lists and posts share.", {
  published,
  meta: pageMeta,
  hero,
  categories: group("BlogCategories", "Search field and the tiles of the categories that have a count.", {
    title: heading("Heading."),
    count: text("A tile's count in words, for assistive technology; {count} is replaced.").meta({
      replaces: ["count"],
    }),
    searchLabel: text("Label of the search field."),
    searchPlaceholder: text("Example in the empty search field."),
    inert: text("What stands below the field, which searches nothing.").optional(),
  }),
  latest: group("BlogLatest", "The six latest posts, the two featured ones first.", {
    title: heading("Heading."),
    action: action.describe("Way to all posts."),
  }),
  newsletter,
  topics: group("BlogTopics", "Popular topics.", {
    title: heading("Heading."),
    items: list("Ids of categories, in order.", categoryId("Id of a category."), { min: 1 }),
  }),
  banner: banner.describe("Closing call of the blog and its lists."),
  postBanner: banner.describe("Closing call under every post."),
  floating: action.describe("Floating button of the blog."),
  labels,
})

export const blogPage = defineType({
  type: "BlogPage",
  files: "pages/blog.yaml",
  shape,
  page: { path: "/blog", anchors: ["newsletter"] },
  checks: [figureNamed],
})
