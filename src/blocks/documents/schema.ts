import { block, text } from "#engine"

export const schema = block("documents", "DocumentsBlock", "All legal documents, each with its summary.", {
  linkLabel: text("Label of the link to a document."),
})
