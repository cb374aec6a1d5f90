import type { z } from "zod"
import { blockSchemas } from "#blocks/schemas"
import {
  blocks,
  buildDate,
  type EntryCheck,
  defineType,
  defaulted,
  group,
  heading,
  list,
  entriesOfType,
  pagePicture,
  inlineMarkdown,
  text,
} from "#engine"
import { action, choice, pageMeta } from "../parts/common"
import { requireOneOf, groupKey } from "../parts/references"
import { caseStudy } from "./case-study"

const anyBlocks = blocks("Block", "Blocks, from top to foot.", blockSchemas)

/** Blocks below each page that is made of a record. */
const blocksBelow = (what: string) => anyBlocks.describe(`What stands below ${what}, from top to foot.`).optional()

const post = group("PostWords", "Posts, on their pages and in lists, and the lists.", {
  readTime: text("Reading time; {minutes} is replaced.").meta({ requiredTokens: ["minutes"] }),
  views: text("Views; {views} is replaced.").meta({ requiredTokens: ["views"] }),
  by: text("Who wrote a post; {author} is replaced.").meta({ requiredTokens: ["author"] }),
  updated: text("Correction of a post; {date} and {change} are replaced.").meta({ requiredTokens: ["date", "change"] }),
  details: text("Name of the details of a post, for assistive technology."),
  contents: text("Heading of the table of contents."),
  next: text("Heading above the next post."),
  related: text("Heading above related posts."),
  feed: text("Link to the feed."),
  draft: text("Flag on a draft, in npm run develop only."),
  planned: text("Flag on a post of a day to come, in npm run develop only; {date} is replaced.").meta({
    requiredTokens: ["date"],
  }),
  blocks: blocksBelow("each post"),
  categories: text("Name of the list of categories, beside a list of posts."),
  pages: text("Name of the page links, for assistive technology."),
  page: text("Which page of a list is shown; {page} and {pages} are replaced.").meta({
    requiredTokens: ["page", "pages"],
  }),
  newer: text("Link to the page with newer posts."),
  older: text("Link to the page with older posts."),
  empty: text("What a category without posts says."),
  listBlocks: blocksBelow("each list: one for each category of the blog"),
})

/** A page that says one thing: that a message has arrived, or that there is no such page. */
const notice = group("Notice", "A page that says one thing, and the ways on.", {
  meta: pageMeta,
  title: heading("Heading."),
  text: inlineMarkdown("Sentence under the heading."),
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
  weeks: text("Length of a project; {weeks} is replaced.").meta({ requiredTokens: ["weeks"] }),
  minutes: text("Reading time; {minutes} is replaced.").meta({ requiredTokens: ["minutes"] }),
  week: text("One week of a step; {week} is replaced.").meta({ requiredTokens: ["week"] }),
  weekRange: text("Weeks of a step; {from} and {to} are replaced.").meta({ requiredTokens: ["from", "to"] }),
  live: text("Mark on the ruler; {week} is replaced.").meta({ requiredTokens: ["week"] }),
  rulerAlt: text("The week ruler, for people who do not see it; {weeks} and {launch} are replaced.").meta({
    requiredTokens: ["weeks", "launch"],
  }),
  more: text("What leads to a case study; {client} is replaced.").meta({ requiredTokens: ["client"] }),
  categories: list(
    "The categories that have case studies, each once, in the order of the buttons.",
    choice({ value: groupKey("The category, as case studies name it."), label: text("What its button says.") }),
    { min: 1 },
  ),
  challenge: text("Heading over the challenge."),
  solution: text("Heading over the solution."),
  steps: heading("Heading over what was done."),
  stepsLead: inlineMarkdown("Sentence beside it."),
  results: heading("Heading over the results."),
  resultsLead: inlineMarkdown("Sentence beside it."),
  testimonials: action.optional().describe("Way to what other clients say, under the quote."),
  services: text("Heading over the services that were used."),
  builders: text("Heading over those who work on these services. A site without a team page needs none.").optional(),
  next: text("Heading over the next case study."),
  blocks: blocksBelow("the page of each case study"),
})

const { picture: legalPicture, alt: legalAlt } = pagePicture("Page of a legal document: picture beside its title.")

const schema = group("Words", "Words of the interface, and of the pages that are made of other files, or of none.", {
  skipToContent: text("First link of every page, for keyboard users."),
  mainNavigation: text("Name of the main navigation for assistive technology."),
  breadcrumb: text("Name of the breadcrumb for assistive technology."),
  home: text("Name of the home link in the breadcrumb."),
  services: text("The services entry of the main navigation."),
  openMenu: text("Name of the menu button."),
  closeMenu: text("Name of the close button in the menu."),
  changeTheme: text("Hint of the button that changes between the system's theme, light and dark."),
  themeSystem: text("Name of that button while the page follows the system."),
  themeLight: text("Name of that button while the page is light."),
  themeDark: text("Name of that button while the page is dark."),
  newTab: text("Added to links that open in a new tab, for assistive technology."),
  mostPopular: text("Flag of the most popular package or plan."),
  recommended: text("Flag of a recommended package."),
  typicalTimeline: text("Timeline of a package; {weeks} is replaced.").meta({ requiredTokens: ["weeks"] }),
  timelineAlt: text("The week ruler, for people who do not see it; {from}, {to} and {weeks} are replaced.").meta({
    requiredTokens: ["from", "to", "weeks"],
  }),
  starRating: text("Stars of a testimonial, for people who do not see them; {rating} is replaced.").meta({
    requiredTokens: ["rating"],
  }),
  footnotes: text("Heading above the footnotes of a text, for assistive technology."),
  footnoteBack: text("Name of the way back from a footnote into the text, for assistive technology."),
  compare: text("Name of the handle that compares two pictures, before and after, for assistive technology."),
  notIncluded: text("Before a line that a plan does not include, for assistive technology."),
  quotation: defaulted(
    text("Quotation marks of the language; {text} is replaced.", 30).meta({
      requiredTokens: ["text"],
      examples: ["“{text}”", "„{text}“", "« {text} »"],
    }),
  ),
  caseStudy: caseWords,
  post,
  personServices: text("Page of somebody of team.yaml: heading over the services they work on."),
  personCases: text("Heading over the case studies that they worked on."),
  personPosts: text("Heading over the articles they wrote; {name} is replaced.").meta({ requiredTokens: ["name"] }),
  personSample: text("Says that the people are invented. Leave it out once they are yours.").optional(),
  personBlocks: blocksBelow("the page of each person"),
  legalPicture,
  legalAlt,
  legalUpdated: text("Before the current date."),
  legalContents: text("Heading of the table of contents."),
  legalQuestions: heading("Heading under a document, above its `replyTime`."),
  legalAsk: action.describe("Link to the contact page below that."),
  legalOthers: text("Heading over the links to the other documents."),
  forms,
  notFound: notice.describe("What any unknown address shows."),
  moved: text("What a page says that has moved, where the host sends nobody on by itself; {address} is replaced.").meta(
    { requiredTokens: ["address"] },
  ),
}).overwrite(own => ({ ...own, quotation: own.quotation ?? "“{text}”" }))

type Data = z.infer<typeof schema>

/** A case study stands in a category that has a button. */
const caseCategoriesKnown: EntryCheck<Data> = ({ caseStudy: { categories } }, _, { entries }) => {
  const known = categories.map(({ value }) => value)
  return entriesOfType(entries, caseStudy).flatMap(entry =>
    requireOneOf(entry.data.category, known, entry, ["category"], "in content/words.yaml"),
  )
}

export const words = defineType({
  type: "Words",
  files: "words.yaml",
  schema,
  checks: [caseCategoriesKnown],
  fields: {
    today: {
      type: "String!",
      description: "The day of the build as YYYY-MM-DD, which documents show until a script knows the visitor's day.",
      resolve: async (_, { buildTime: built }) => buildDate(undefined, new Date(await built())),
    },
  },
})
