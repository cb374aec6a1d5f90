import { defineType, group, heading, metaDescription, slug, text } from "#engine"
import { draft } from "../shared/visibility"

/** Frontmatter of content/legal/*.mdx. */
const schema = group("LegalDocumentFrontmatter", "Frontmatter of a legal document.", {
  draft,
  title: heading("Title of the document."),
  slug: slug.describe("Path: /legal/{slug} and /{slug}."),
  description: metaDescription("Description in search results: 50 to 170 characters."),
  summary: text("Summary for readers, in two sentences."),
  replyTime: text("Reply time for questions about the document."),
})

export const legalDocument = defineType({
  type: "LegalDocument",
  files: "legal/*.mdx",
  schema,
  page: {
    template: "legal",
    route: fields => ({ path: `/legal/${fields.slug}`, aliases: [`/${fields.slug}`] }),
    label: ({ title }) => title,
    anchors: ({ prose }) => prose?.anchors ?? [],
  },
  previewPicture: "drawings/pages/legal.svg",
  computedFields: {
    headings: {
      type: "[Action!]!",
      description: "Links to the second-level headings, in order.",
      resolve: (_, { headings }) => headings(),
    },
  },
})
