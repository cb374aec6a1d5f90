import { block, heading, pagePicture, sentence } from "../../../packages/content-engine"
import { action } from "../../../model/parts/common"

export const banner = block("banner", "BannerBlock", "Closing call to action of a page.", {
  title: heading("Heading of the closing band."),
  lead: sentence("Sentence under the heading.").optional(),
  button: action.describe("Main call to action."),
  secondary: action.optional().describe("Second, quieter call to action."),
  ...pagePicture("Picture beside the words."),
})
