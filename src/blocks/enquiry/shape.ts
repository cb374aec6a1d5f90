import { block, heading, pagePicture, sentence, text } from "../../../packages/content-engine"
import { action, largeFigure } from "../../../model/parts/common"

export const enquiry = block("enquiry", "EnquiryBlock", "Whom to write to by email, and how fast they answer.", {
  title: heading("Heading."),
  lead: sentence("Who answers, and what to put into the message.").optional(),
  ...largeFigure,
  subject: text("Subject of the email."),
  secondary: action.optional().describe("The other way, for example the contact page."),
  ...pagePicture("Picture beside the words."),
})
