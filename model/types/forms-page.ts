import { action, pageMeta } from "../parts/common"
import { defineType, group, heading, pagePicture, sentence, text } from "../../packages/content-engine"

const sent = group(
  "FormSentPage",
  "What is said once a message has arrived: by the form, or by a page without script.",
  {
    meta: pageMeta,
    title: heading("Heading: it has arrived."),
    text: sentence("What happens now."),
    action: action.optional().describe("The way on."),
    ...pagePicture("Picture beside the words."),
  },
)

const shape = group(
  "FormsPage",
  "What forms say while they deliver (docs/forms.md). Forms that send nothing need none.",
  {
    sending: text("While the message is under way."),
    slow: text("When that takes longer than usual."),
    unconfirmed: text("When no answer came that says it arrived; what was written is still in the form."),
    busy: text("When the receiver has too much to do; what was written is still in the form."),
    refused: text("When the receiver does not take the message; what was written is still in the form."),
    retry: text("Button that sends again.", 40),
    copy: text("Button that copies what was written.", 40),
    copied: text("When it is copied."),
    notCopied: text("When the browser does not allow that."),
    mail: text("Link that opens a mail with what was written.", 40),
    subject: text("Subject of that mail."),
    draft: text("While what was written is kept on the visitor's device."),
    clear: text("Button that deletes it there.", 40),
    cleared: text("When it is deleted."),
    trap: text("Label of a field that nobody sees, and only programs fill in: tells people to leave it empty."),
    contact: sent.describe("After the contact form."),
    newsletter: sent.describe("After a newsletter form."),
  },
)

export const formsPage = defineType({ type: "FormsPage", files: "pages/forms.yaml", shape })
