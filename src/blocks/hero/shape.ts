import { block, heading, pagePicture, sentence } from "../../../packages/content-engine"
import { action } from "../../../model/parts/common"

export const hero = block(
  "hero",
  "HeroBlock",
  "Top of a page: heading, what it means, the call to action, and a picture below.",
  {
    title: heading("The page's main heading."),
    lead: sentence("Sentences beside the heading.").optional(),
    primary: action.optional().describe("Main call to action."),
    secondary: action.optional().describe("Second, quieter call to action."),
    ...pagePicture("Picture from side to side of the page."),
  },
)
