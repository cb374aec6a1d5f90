import { action } from "./common"
import { group, heading, pagePicture, sentence } from "../../packages/content-engine"

export const hero = group("Hero", "Top of a page: heading, what it means, the call to action, and a picture below.", {
  title: heading("The page's main heading."),
  lead: sentence("Sentences beside the heading."),
  primary: action.describe("Main call to action."),
  secondary: action.optional().describe("Second, quieter call to action."),
  ...pagePicture("Picture from side to side of the page."),
})
