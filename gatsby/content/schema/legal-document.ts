import { z } from "zod"
import { heading, searchDescription, slug, text } from "./common"

/** Frontmatter of content/legal/*.mdx. */
export const legalDocument = z
  .strictObject({
    title: heading("Title of the document."),
    slug: slug.describe("Address: /legal/{slug} and /{slug}."),
    description: searchDescription("Description in search results: 50 to 170 characters."),
    summary: text("What the document means for the reader, in two sentences."),
    replyTime: text("How fast questions are answered."),
  })
  .meta({ id: "LegalDocumentFrontmatter", description: "What stands above a legal document." })
