import {
  blocks,
  buildDate,
  defineType,
  group,
  heading,
  list,
  pagePicture,
  sentence,
  text,
} from "../../packages/content-engine"
import { blockShapes } from "../../src/blocks/shapes"
import { action, pageMeta } from "../parts/common"

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

const person = group("PersonWords", "The page of somebody of team.yaml.", {
  services: text("Heading over the services somebody works on."),
  cases: text("Heading over the case studies that they worked on."),
  posts: text("Heading over the articles somebody wrote; {name} is replaced.").meta({ replaces: ["name"] }),
  sample: text("Says that the people are invented. Leave it out once they are yours.").optional(),
  blocks: below("the page of each person"),
})

const legal = group("LegalWords", "The page of a legal document, which itself is in content/legal/.", {
  ...pagePicture("Picture beside the title of each."),
  lastUpdated: text("Before the current date."),
  contents: text("Heading of the table of contents."),
  questions: group(
    "LegalQuestions",
    "The contact block under a document. The sentence in it is the document's `replyTime`.",
    {
      title: heading("Heading of the contact block."),
      action: action.describe("Link to the contact page."),
    },
  ),
  others: text("Heading over the links to the other documents."),
})

const sentPage = group(
  "SentPage",
  "What is said once a message has arrived: by the form, or by a page without script.",
  {
    meta: pageMeta,
    title: heading("Heading: it has arrived."),
    text: sentence("What happens now."),
    action: action.optional().describe("The way on."),
    ...pagePicture("Picture beside the words."),
  },
)

const forms = group(
  "FormWords",
  "What forms say while they deliver (docs/forms.md). Forms that send nothing need none.",
  {
    sending: text("While the message is under way."),
    slow: text("When that takes longer than usual."),
    unconfirmed: text("When no answer came that says it arrived; what was written is still in the form."),
    busy: text("When the receiver has too much to do; what was written is still in the form."),
    refused: text("When the receiver does not take the message; what was written is still in the form."),
    retry: text("Button that sends again.", 40),
    copy: text("Button that copies what was written.", 40),
    copied: text("When it is copied."),
    notCopied: text("When the browser does not allow that."),
    mail: text("Link that opens a mail with what was written.", 40),
    subject: text("Subject of that mail."),
    draft: text("While what was written is kept on the visitor's device."),
    clear: text("Button that deletes it there.", 40),
    cleared: text("When it is deleted."),
    trap: text("Label of a field that nobody sees, and only programs fill in: tells people to leave it empty."),
    contact: sentPage.describe("After the contact form."),
    newsletter: sentPage.describe("After a newsletter form."),
  },
)

const notFound = group("NotFoundWords", "What any unknown address shows.", {
  meta: pageMeta,
  title: heading("Heading."),
  text: sentence("Sentence under the heading."),
  actions: list("One to three ways out, the main one first.", action, { min: 1, max: 3 }),
  moved: text("What a page says that has moved, where the host sends nobody on by itself; {address} is replaced.").meta(
    { replaces: ["address"] },
  ),
  ...pagePicture("Picture below the words, from side to side."),
})

const shape = group("Words", "Words of the pages that are made of other files, or of none.", {
  post,
  postList,
  person,
  legal,
  forms,
  notFound,
})

export const words = defineType({
  type: "Words",
  files: "words.yaml",
  shape,
  page: { path: "/404" },
  fields: {
    today: {
      type: "String!",
      description: "The day of the build as YYYY-MM-DD, which documents show until a script knows the visitor's day.",
      resolve: async (_, { built }) => buildDate(undefined, new Date(await built())),
    },
  },
})
