import { block, text } from "#engine"

export const schema = block("documents", "DocumentsBlock", "All legal documents, each with its summary.", {
  read: text("What the way to a document says."),
})
