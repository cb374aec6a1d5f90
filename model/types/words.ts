import { blocks, defineType, group, text } from "../../packages/content-engine"
import { blockShapes } from "../../src/blocks/shapes"

const anyBlocks = blocks("Block", "Blocks, from top to foot.", blockShapes)

/** Blocks below each page that is made of a record. */
const below = (what: string) => anyBlocks.describe(`What stands below ${what}, from top to foot.`).optional()

const post = group("PostWords", "Posts, on their pages and in lists.", {
  readTime: text("Reading time; {minutes} is replaced.").meta({ replaces: ["minutes"] }),
  views: text("Views; {views} is replaced.").meta({ replaces: ["views"] }),
  by: text("Who wrote a post; {author} is replaced.").meta({ replaces: ["author"] }),
  updated: text("Correction of a post; {date} and {change} are replaced.").meta({ replaces: ["date", "change"] }),
  details: text("Name of the details of a post, for assistive technology."),
  contents: text("Heading of the table of contents."),
  next: text("Heading above the next post."),
  related: text("Heading above related posts."),
  feed: text("Link to the feed."),
  draft: text("Flag on a draft, in npm run develop only."),
  planned: text("Flag on a post of a day to come, in npm run develop only; {date} is replaced.").meta({
    replaces: ["date"],
  }),
  blocks: below("each post"),
})

const postList = group("PostListWords", "The lists of posts: one for each category of the blog.", {
  headings: text("Name of the list of categories."),
  pages: text("Name of the page links, for assistive technology."),
  page: text("Which page of a list is shown; {page} and {pages} are replaced.").meta({ replaces: ["page", "pages"] }),
  newer: text("Link to the page with newer posts."),
  older: text("Link to the page with older posts."),
  empty: text("What a category without posts says."),
  blocks: below("each list"),
})

const shape = group("Words", "Words of the pages that are made of other files.", { post, postList })

export const words = defineType({ type: "Words", files: "words.yaml", shape })
