import type { z } from "zod"
import {
  blocks,
  buildDate,
  type Check,
  defineType,
  group,
  heading,
  list,
  ofType,
  pagePicture,
  sentence,
  text,
} from "../../packages/content-engine"
import { blockShapes } from "../../src/blocks/shapes"
import { action, choice, pageMeta } from "../parts/common"
import { partName, partsKnown } from "../parts/references"
import { caseStudy } from "./case-study"

const anyBlocks = blocks("Block", "Blocks, from top to foot.", blockShapes)

/** Blocks below each page that is made of a record. */
const below = (what: string) => anyBlocks.describe(`What stands below ${what}, from top to foot.`).optional()

const post = group("PostWords", "Posts, on their pages and in lists, and the lists.", {
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
  categories: text("Name of the list of categories, beside a list of posts."),
  pages: text("Name of the page links, for assistive technology."),
  page: text("Which page of a list is shown; {page} and {pages} are replaced.").meta({ replaces: ["page", "pages"] }),
  newer: text("Link to the page with newer posts."),
  older: text("Link to the page with older posts."),
  empty: text("What a category without posts says."),
  listBlocks: below("each list: one for each category of the blog"),
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
  questions: heading("Heading under a document, above its `replyTime`."),
  ask: action.describe("Link to the contact page below that."),
  others: text("Heading over the links to the other documents."),
})

/** A page that says one thing: that a message has arrived, or that there is no such page. */
const notice = group("Notice", "A page that says one thing, and the ways on.", {
  meta: pageMeta,
  title: heading("Heading."),
  text: sentence("Sentence under the heading."),
  actions: list("The ways on, the main one first.", action, { max: 3 }),
  ...pagePicture("Picture beside or below the words."),
})

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
    contact: notice.describe("That a message has arrived: said by the contact form, or by a page without script."),
    newsletter: notice.describe("The same of a newsletter form."),
  },
)

const caseWords = group("CaseStudyWords", "The page of every case study, and what blocks say of cases.", {
  client: text("Field of the manifest."),
  industry: text("Field of the manifest."),
  category: text("Field of the manifest."),
  timeline: text("Field of the manifest."),
  readTime: text("Field of the manifest."),
  weeks: text("Length of a project; {weeks} is replaced.").meta({ replaces: ["weeks"] }),
  minutes: text("Reading time; {minutes} is replaced.").meta({ replaces: ["minutes"] }),
  week: text("One week of a step; {week} is replaced.").meta({ replaces: ["week"] }),
  weekRange: text("Weeks of a step; {from} and {to} are replaced.").meta({ replaces: ["from", "to"] }),
  live: text("Mark on the ruler; {week} is replaced.").meta({ replaces: ["week"] }),
  rulerAlt: text("The week ruler, for people who do not see it; {weeks} and {launch} are replaced.").meta({
    replaces: ["weeks", "launch"],
  }),
  more: text("What leads to a case study; {client} is replaced.").meta({ replaces: ["client"] }),
  categories: list(
    "The categories that have case studies, each once, in the order of the buttons.",
    choice({ value: partName("The category, as case studies name it."), label: text("What its button says.") }),
    { min: 1 },
  ),
  challenge: text("Heading over the challenge."),
  solution: text("Heading over the solution."),
  steps: heading("Heading over what was done."),
  stepsLead: sentence("Sentence beside it."),
  results: heading("Heading over the results."),
  resultsLead: sentence("Sentence beside it."),
  testimonials: action.optional().describe("Way to what other clients say, under the quote."),
  services: text("Heading over the services that were used."),
  builders: text("Heading over those who work on these services. A site without a team page needs none.").optional(),
  next: text("Heading over the next case study."),
  blocks: below("the page of each case study"),
})

const shape = group("Words", "Words of the pages that are made of other files, or of none.", {
  caseStudy: caseWords,
  post,
  person,
  legal,
  forms,
  notFound: notice.describe("What any unknown address shows."),
  moved: text("What a page says that has moved, where the host sends nobody on by itself; {address} is replaced.").meta(
    { replaces: ["address"] },
  ),
})

type Data = z.infer<typeof shape>

/** A case study stands in a category that has a button. */
const caseCategoriesKnown: Check<Data> = ({ caseStudy: { categories } }, _, { entries }) =>
  partsKnown(
    ofType(entries, caseStudy),
    ["category"],
    ({ category }) => category,
    categories.map(({ value }) => value),
    "words.yaml",
  )

export const words = defineType({
  type: "Words",
  files: "words.yaml",
  shape,
  checks: [caseCategoriesKnown],
  fields: {
    today: {
      type: "String!",
      description: "The day of the build as YYYY-MM-DD, which documents show until a script knows the visitor's day.",
      resolve: async (_, { built }) => buildDate(undefined, new Date(await built())),
    },
  },
})
