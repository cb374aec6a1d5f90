import { block, text } from "#engine"

export const documentsSchema = block("documents", "Content", "All legal documents, each with its summary.", {
  linkLabel: text("Label of the link to a document."),
})
