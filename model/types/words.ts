import type { z } from "zod"
import { blockSchemas } from "#blocks/block-schemas"
import { contactWords } from "#blocks/contact/schema"
import { estimatorWords } from "#blocks/estimator/schema"
import { libraryWords } from "#blocks/library/schema"
import {
  blocks,
  buildDate,
  defaulted,
  defineType,
  entriesOfType,
  type EntryCheck,
  group,
  heading,
  inlineMarkdown,
  list,
  optionalPictureWithAlt,
  text,
} from "#engine"
import { groupKey, requireOneOf } from "../shared/references"
import { action, option, pageMeta } from "../shared/schemas"
import { caseStudy } from "./case-study"

const anyBlocks = blocks("Block", "Blocks, from top to bottom.", blockSchemas)

/** Returns the field for blocks below the pages of a content type. */
const blocksBelow = (page: string) => anyBlocks.describe(`Blocks below ${page}, from top to bottom.`).optional()

const post = group("PostWords", "Posts and lists of posts.", {
  readTime: text("Reading time; {minutes} is replaced.").meta({ requiredTokens: ["minutes"] }),
  views: text("Views; {views} is replaced.").meta({ requiredTokens: ["views"] }),
  by: text("Author of a post; {author} is replaced.").meta({ requiredTokens: ["author"] }),
  updated: text("Correction of a post; {date} and {change} are replaced.").meta({ requiredTokens: ["date", "change"] }),
  details: text("Accessible name of a post's author, date, reading time and views."),
  contents: text("Heading of the table of contents."),
  next: text("Heading above the next post."),
  related: text("Heading above related posts."),
  feed: text("Link to the feed."),
  draft: text("Flag on a draft, which the published site omits."),
  planned: text("Flag on a planned post, which the published site omits; {date} is replaced.").meta({
    requiredTokens: ["date"],
  }),
  blocks: blocksBelow("each post"),
  categories: text("Accessible name of the categories beside a list."),
  pages: text("Accessible name of the pagination."),
  page: text("Current page of a list; {page} and {pages} are replaced.").meta({
    requiredTokens: ["page", "pages"],
  }),
  newer: text("Link to the page with newer posts."),
  older: text("Link to the page with older posts."),
  empty: text("Text of a category without posts."),
  listBlocks: blocksBelow("each list of a blog category"),
})

/** A status page: form sent, or page not found. */
const notice = group("Notice", "A page with a status text and links.", {
  meta: pageMeta,
  title: heading("Heading."),
  text: inlineMarkdown("Sentence below the heading."),
  actions: list("Links, the main one first.", action, { max: 3 }),
  ...optionalPictureWithAlt("Picture beside or below the words."),
})

const forms = group("FormWords", "Status messages of enabled forms.", {
  sending: text("Status while sending."),
  slow: text("Status if sending takes long."),
  unconfirmed: text("Error: no confirmation. The form keeps the visitor's text."),
  busy: text("Error: the receiver is busy. The form keeps the visitor's text."),
  refused: text("Error: the receiver rejected the lead. The form keeps the visitor's text."),
  retry: text("Button that sends the form again.", 40),
  copy: text("Button that copies the visitor's text.", 40),
  copied: text("Status after copying the visitor's text."),
  notCopied: text("Error: the browser blocked copying."),
  mail: text("Link that opens an email with the visitor's text.", 40),
  subject: text("Subject of the email with the visitor's text."),
  draft: text("Note that the visitor's text is stored on the device."),
  clear: text("Button that deletes the stored text.", 40),
  cleared: text("Status after deletion of the stored text."),
  honeypot: text("Label of the hidden spam trap: asks people to leave it empty."),
  contact: notice.describe("Confirmation of the contact form; without script, a page."),
  newsletter: notice.describe("Confirmation of newsletter forms."),
})

const caseWords = group("CaseStudyWords", "Pages of case studies, and blocks that show them.", {
  client: text("Label of the client."),
  industry: text("Label of the industry."),
  category: text("Label of the category."),
  timeline: text("Label of the timeline."),
  readTime: text("Label of the reading time."),
  weeks: text("Length of a project; {weeks} is replaced.").meta({ requiredTokens: ["weeks"] }),
  minutes: text("Reading time; {minutes} is replaced.").meta({ requiredTokens: ["minutes"] }),
  week: text("One week of a step; {week} is replaced.").meta({ requiredTokens: ["week"] }),
  weekRange: text("Weeks of a step; {from} and {to} are replaced.").meta({ requiredTokens: ["from", "to"] }),
  live: text("Week of the launch; {week} is replaced.").meta({ requiredTokens: ["week"] }),
  rulerAlt: text("Text alternative of the week ruler; {weeks} and {launch} are replaced.").meta({
    requiredTokens: ["weeks", "launch"],
  }),
  more: text("Link to a case study; {client} is replaced.").meta({ requiredTokens: ["client"] }),
  categories: list(
    "Categories of case studies, in the order of the buttons.",
    option({ value: groupKey("ID, as in case studies."), label: text("Label of the button.") }),
    { min: 1 },
  ),
  challenge: text("Heading of the challenge."),
  solution: text("Heading of the solution."),
  steps: heading("Heading of the steps."),
  stepsLead: inlineMarkdown("Sentence beside the heading of the steps."),
  results: heading("Heading of the results."),
  resultsLead: inlineMarkdown("Sentence beside the heading of the results."),
  testimonials: action.optional().describe("Link to testimonials, below the quote."),
  services: text("Heading of the services."),
  builders: text("Heading of the team members. Not needed without a team page.").optional(),
  next: text("Heading of the next case study."),
  blocks: blocksBelow("the page of each case study"),
})

const { picture: legalPicture, alt: legalAlt } = optionalPictureWithAlt("Picture beside the title of legal documents.")

const schema = group("Words", "Words of the interface and of generated pages.", {
  skipToContent: text("First link of every page, for keyboard users."),
  mainNavigation: text("Accessible name of the main navigation."),
  breadcrumb: text("Accessible name of the breadcrumb."),
  home: text("Home link in the breadcrumb."),
  services: text("Services entry of the main navigation."),
  openMenu: text("Accessible name of the menu button."),
  closeMenu: text("Accessible name of the button that closes the menu."),
  changeTheme: text("Tooltip of the theme button: system, light and dark."),
  themeSystem: text("Accessible name of the theme button in the system theme."),
  themeLight: text("Accessible name of the theme button in the light theme."),
  themeDark: text("Accessible name of the theme button in the dark theme."),
  newTab: text("Added to links that open in a new tab, for assistive technology."),
  mostPopular: text("Flag of the most popular package or plan."),
  recommended: text("Flag of a recommended package."),
  typicalTimeline: text("Timeline of a package; {weeks} is replaced.").meta({ requiredTokens: ["weeks"] }),
  timelineAlt: text("Text alternative of the week ruler; {from}, {to} and {weeks} are replaced.").meta({
    requiredTokens: ["from", "to", "weeks"],
  }),
  starRating: text("Text alternative of the stars of a testimonial; {rating} is replaced.").meta({
    requiredTokens: ["rating"],
  }),
  footnotes: text("Accessible heading of the footnotes."),
  footnoteBack: text("Accessible name of the link from a footnote back to the text."),
  compare: text("Accessible name of the handle that compares two pictures."),
  notIncluded: text("Read by assistive technology before features not included."),
  quotation: defaulted(
    text("Quotation marks of the language; {text} is replaced.", 30).meta({
      requiredTokens: ["text"],
      examples: ["“{text}”", "„{text}“", "« {text} »"],
    }),
  ),
  contact: contactWords,
  library: libraryWords,
  estimator: estimatorWords,
  caseStudy: caseWords,
  post,
  personServices: text("Page of a team member: heading of the services."),
  personCases: text("Page of a team member: heading of the case studies."),
  personPosts: text("Page of a team member: heading of the posts; {name} is replaced.").meta({
    requiredTokens: ["name"],
  }),
  personSample: text("Note that the team members are fictional. Delete it once they are real.").optional(),
  personBlocks: blocksBelow("the page of each person"),
  legalPicture,
  legalAlt,
  legalUpdated: text("Legal documents: words before the current date."),
  legalContents: text("Legal documents: heading of the table of contents."),
  legalQuestions: heading("Heading below a legal document, above its `replyTime`."),
  legalAsk: action.describe("Link to the contact page, below the reply time of a legal document."),
  legalOthers: text("Heading of the links to other legal documents."),
  forms,
  notFound: notice.describe("The 404 page."),
  moved: text("Text of redirect pages, for hosts without redirects; {address} is replaced.").meta({
    requiredTokens: ["address"],
  }),
}).overwrite(data => ({ ...data, quotation: data.quotation ?? "“{text}”" }))

type Data = z.infer<typeof schema>

/** Requires a button for the category of each case study. */
const caseCategoriesExist: EntryCheck<Data> = ({ caseStudy: { categories } }, _, { entries }) => {
  const values = categories.map(({ value }) => value)
  return entriesOfType(entries, caseStudy).flatMap(entry =>
    requireOneOf(entry.data.category, values, entry, ["category"], "in content/words.yaml"),
  )
}

export const words = defineType({
  type: "Words",
  files: "words.yaml",
  schema,
  checks: [caseCategoriesExist],
  computedFields: {
    buildDate: {
      type: "String!",
      description: "Build date as YYYY-MM-DD. Documents show it until a script sets the visitor's date.",
      resolve: async (_, { buildTime }) => buildDate(undefined, new Date(await buildTime())),
    },
  },
})
