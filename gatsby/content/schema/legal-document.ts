import { z } from "zod"
import { slug, text } from "./common"

/** Frontmatter of content/legal/*.mdx. */
export const legalDocument = z
  .strictObject({
    title: text("Title of the document."),
    slug: slug.describe("Address: /legal/{slug} and /{slug}."),
    description: z.string().min(50).max(170).describe("Description in search results: 50 to 170 characters."),
    summary: text("What the document means for the reader, in two sentences."),
    replyTime: text("How fast questions are answered."),
  })
  .meta({ id: "LegalDocumentFrontmatter", description: "What stands above a legal document." })
