import { defineType, group, heading, pagePicture, sentence, text } from "../../packages/content-engine"
import { banner, pageMeta } from "../parts/common"
import { published } from "../parts/visibility"

const shape = group("TeamPage", "The list of those who build here, and what their own pages share.", {
  published,
  meta: pageMeta,
  title: heading("The page's main heading."),
  lead: sentence("Sentences beside the heading."),
  ...pagePicture("Picture from side to side of the page."),
  read: text("What the way to somebody's page says; {name} is replaced.").meta({ replaces: ["name"] }),
  services: text("Heading over the services somebody works on."),
  cases: text("Heading over the case studies that they worked on."),
  posts: text("Heading over the articles somebody wrote; {name} is replaced.").meta({ replaces: ["name"] }),
  banner: banner.describe("Closing call of the list and of each person's page.").optional(),
  sample: text("Says that the people are invented. Leave it out once they are yours.").optional(),
})

export const teamPage = defineType({
  type: "TeamPage",
  files: "pages/team.yaml",
  shape,
  page: { path: "/team" },
})
