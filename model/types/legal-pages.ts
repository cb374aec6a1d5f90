import { language } from "../../src/site/language"
import { buildDate, defineType, group, heading, pagePicture, text } from "../../packages/content-engine"
import { action, pageMeta } from "../parts/common"
import { legalDocument } from "./legal-document"

const shape = group("LegalPages", "Words around the legal documents, which themselves are in content/legal/.", {
  meta: pageMeta.describe("Of the page that lists the documents."),
  title: heading("Heading of the page that lists the documents."),
  lead: text("Sentence under it."),
  read: text("What the way to a document says."),
  ...pagePicture("Picture beside the title of every legal page."),
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

export const legalPages = defineType({
  type: "LegalPages",
  files: "pages/legal.yaml",
  shape,
  page: { path: "/legal" },
  fields: {
    today: {
      type: "String!",
      description: "The day of the build as YYYY-MM-DD, which documents show until a script knows the visitor's day.",
      resolve: async (_, { built }) => buildDate(undefined, new Date(await built())),
    },
    documents: {
      type: "[LegalDocument!]!",
      description: "All of them, by their titles as the language sorts them, the last first.",
      resolve: async (_, { all }) =>
        [...(await all(legalDocument, {}))].sort((one, other) => other.title.localeCompare(one.title, language())),
    },
  },
})
