import { block, heading, pagePicture, text } from "../../../packages/content-engine"

export const documents = block("documents", "DocumentsBlock", "Top of a page that lists all legal documents.", {
  title: heading("The page's main heading."),
  lead: text("Sentence under it.").optional(),
  ...pagePicture("Picture beside the words."),
  read: text("What the way to a document says."),
})
